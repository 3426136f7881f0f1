/** The smallest app that Expo exports for the web, as a baseline. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { runExpo, unattended } from '../expo'

const modules = resolve(__dirname, '../../node_modules')

const files = {
  'package.json': JSON.stringify({ name: 'empty', version: '1.0.0', private: true, main: 'index.js' }),
  'app.json': JSON.stringify({
    expo: { name: 'Empty', slug: 'empty', platforms: ['web'], web: { bundler: 'metro', output: 'single' } },
  }),
  'index.js': `import { registerRootComponent } from 'expo'
import { StyleSheet, Text, View } from 'react-native'

const styles = StyleSheet.create({ page: { flex: 1, alignItems: 'center', justifyContent: 'center' } })

registerRootComponent(() => (
  <View style={styles.page}>
    <Text role="heading">Empty</Text>
  </View>
))
`,
}

/** Returns a temporary folder and the export in it. */
export function exportEmptyApp(): { readonly folder: string; readonly exported: string } {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-empty-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  symlinkSync(modules, join(folder, 'node_modules'), 'dir')
  const exported = join(folder, 'dist')
  mkdirSync(exported)
  runExpo(['export', '-p', 'web', '--output-dir', exported], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: unattended,
  })
  return { folder, exported }
}
