// Gives the disk of Android's app 64 MB for matches, some 30,000. AsyncStorage allows itself 6 unless it is told otherwise: after
// some 3,000 every write fails ("database or disk is full"), and the app can only say that it cannot save. iOS has no such bound.
const { withGradleProperties } = require('expo/config-plugins')

const key = 'AsyncStorage_db_size_in_MB'

module.exports = (config) =>
  withGradleProperties(config, (properties) => {
    properties.modResults = [
      ...properties.modResults.filter((each) => each.type !== 'property' || each.key !== key),
      { type: 'property', key, value: '64' },
    ]
    return properties
  })
