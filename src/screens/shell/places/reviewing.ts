/** The reviewing chunk of the web app. */
export { LookBackScreen } from '../../lookBack/LookBackScreen'
export { ResultsScreen } from '../../results/ResultsScreen'
export { StatisticsScreen } from '../../statistics/StatisticsScreen'
