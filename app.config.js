// app.json, and the folder that the web app is served from, which `npm run export:web` says.
module.exports = ({ config }) => ({
  ...config,
  experiments: { ...config.experiments, baseUrl: process.env.CLAIM_IT_BASE ?? '' },
})
