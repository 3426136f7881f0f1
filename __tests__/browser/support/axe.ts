/** Checks the page with axe-core; serious and critical issues fail, and content outside of landmarks. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

import type { AxeResults, Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

type Axe = { readonly axe: { readonly run: (options: RunOptions) => Promise<AxeResults> } }

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

export const expectAccessible = (page: Page, where: string): Promise<void> => ask(page, where, {})

/** Checks the contrasts alone: themes differ only in their colours. */
export const expectReadable = (page: Page, where: string): Promise<void> =>
  ask(page, where, { runOnly: ['color-contrast'] })

async function ask(page: Page, where: string, about: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate((options) => (window as unknown as Axe).axe.run(options), {
    resultTypes: ['violations'],
    ...about,
  } satisfies RunOptions)
  const grave = violations.filter(
    ({ id, impact }) => id === 'region' || impact === 'serious' || impact === 'critical',
  )
  assert.deepEqual(grave.flatMap(told), [], `axe-core found issues on ${where}`)
}

function told({ id, help, nodes }: Result): readonly string[] {
  return nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 160)}`)
}
