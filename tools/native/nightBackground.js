// Gives Android's window a background for the night: app.json knows one colour for both, and until a page stands it shows.
const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins')

module.exports = (config, { dark }) =>
  withAndroidColorsNight(config, (night) => {
    night.modResults = AndroidConfig.Colors.assignColorValue(night.modResults, {
      name: 'activityBackground',
      value: dark.backgroundColor,
    })
    return night
  })
