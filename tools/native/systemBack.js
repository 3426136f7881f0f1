// Leaves predictive back to the system, which has it on from Android 16. Expo always writes the attribute. With `true`, Android 13
// to 15 would not tell React Native of a back gesture either (ReactActivity listens from Android 16 only, react-native#58407), and back
// would leave the app from any page. With `false`, Android 16 would go the old way.
const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins')

module.exports = (config) =>
  withAndroidManifest(config, (manifest) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(manifest.modResults)
    delete application.$['android:enableOnBackInvokedCallback']
    return manifest
  })
