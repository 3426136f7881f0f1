/** What it takes to sit down and play. */
export { NewGameScreen } from '../../newGame/NewGameScreen'
export { PlayScreen } from '../../play/PlayScreen'
