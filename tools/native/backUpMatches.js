// Lets Android back up only the database with the matches: into the owner's backup, and to a new phone. Includes the whole
// folder, because the latest writes may still be in the log beside the database. Before Android 12 the rules are read from
// another file.
const { mkdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { AndroidConfig, withAndroidManifest, withDangerousMod } = require('expo/config-plugins')

const databases = '<include domain="database" path="."/>'
const rules = {
  backup_rules: `<full-backup-content>${databases}</full-backup-content>\n`,
  data_extraction_rules: `<data-extraction-rules>
  <cloud-backup>${databases}</cloud-backup>
  <device-transfer>${databases}</device-transfer>
</data-extraction-rules>
`,
}

const withRules = (config) =>
  withDangerousMod(config, [
    'android',
    (project) => {
      const folder = join(project.modRequest.platformProjectRoot, 'app/src/main/res/xml')
      mkdirSync(folder, { recursive: true })
      for (const [name, text] of Object.entries(rules)) writeFileSync(join(folder, `${name}.xml`), text)
      return project
    },
  ])

module.exports = (config) =>
  withAndroidManifest(withRules(config), (manifest) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(manifest.modResults)
    application.$['android:fullBackupContent'] = '@xml/backup_rules'
    application.$['android:dataExtractionRules'] = '@xml/data_extraction_rules'
    return manifest
  })
