// Gives AsyncStorage on Android 64 MB for matches, some 30,000. Its default is 6 MB: after some 3,000 matches every write fails
// ("database or disk is full"), and the app can only report that it cannot save. iOS has no such limit.
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
