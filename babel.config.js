// On the web, worklets run as plain functions: leaving out their source strings saves a third of Reanimated's weight.
module.exports = function (api) {
  const isWeb = api.caller((caller) => caller?.platform) === 'web'
  return {
    presets: [['babel-preset-expo', isWeb ? { worklets: false } : {}]],
    plugins: isWeb ? [['react-native-worklets/plugin', { omitNativeOnlyData: true }]] : [],
  }
}
