/** The chunk of the web app with the pages for reviewing matches. */
export { LookBackScreen } from '../../lookBack/LookBackScreen'
export { ResultsScreen } from '../../results/ResultsScreen'
export { StatisticsScreen } from '../../statistics/StatisticsScreen'
