const Sequencer = require('@jest/test-sequencer').default

/**
 * Starts one suite of the whole app, then all that runs in plain Node, then the other suites that draw.
 * Otherwise each worker begins with a suite of the app, and all of them compile the same files.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const slowestFirst = super.sort(tests)
    const draws = (test) => test.context.config.displayName?.name !== 'pure'
    const [first = [], ...others] = slowestFirst.filter(draws).map((test) => [test])
    return [...first, ...slowestFirst.filter((test) => !draws(test)), ...others.flat()]
  }
}
