/** The chunk of the web app with the learning pages. */
export { HowScreen } from '../../learn/rules/HowScreen'
export { LessonScreen } from '../../learn/lesson/LessonScreen'
export { OddsScreen } from '../../learn/odds/OddsScreen'
export { SummaryScreen } from '../../learn/rules/SummaryScreen'
