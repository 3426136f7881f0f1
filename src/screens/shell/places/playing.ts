/** The chunk of the web app with the pages for playing. */
export { NewGameScreen } from '../../newGame/NewGameScreen'
export { PlayScreen } from '../../play/PlayScreen'
