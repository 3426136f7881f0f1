// Expo's own preset.
module.exports = () => ({ presets: ['babel-preset-expo'] })
