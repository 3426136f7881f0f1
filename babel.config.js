// Expo's own preset. What the web ships leads past the doors of the rooms: tools/bundle/doors.js says why.
module.exports = (api) => {
  const shipsToWeb = api.caller((caller) => caller?.platform === 'web' && !caller.isDev)
  return { presets: ['babel-preset-expo'], plugins: shipsToWeb ? ['./tools/bundle/doors'] : [] }
}
