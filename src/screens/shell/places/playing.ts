/** The playing chunk of the web app. */
export { NewGameScreen } from '../../newGame/NewGameScreen'
export { PlayScreen } from '../../play/PlayScreen'
