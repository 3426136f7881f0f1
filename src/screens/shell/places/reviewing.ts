/** What there is to see after a match. */
export { LookBackScreen } from '../../lookBack/LookBackScreen'
export { ResultsScreen } from '../../results/ResultsScreen'
export { StatisticsScreen } from '../../statistics/StatisticsScreen'
