// Sets the background of Android's window for the dark theme: app.json has one colour for both themes, and the window shows until
// the first page is drawn.
const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins')

module.exports = (config, { dark }) =>
  withAndroidColorsNight(config, (night) => {
    night.modResults = AndroidConfig.Colors.assignColorValue(night.modResults, {
      name: 'activityBackground',
      value: dark.backgroundColor,
    })
    return night
  })
