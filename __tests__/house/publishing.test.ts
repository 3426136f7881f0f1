/** Which jobs may publish the app, and which headers its host sends. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './rooms'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const folder = '.github/workflows'
const workflows = readdirSync(join(root, folder)).map((file) => read(`${folder}/${file}`))

/** The text of each job by its name. */
const jobsIn = (workflow: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    workflow
      .slice(workflow.indexOf('\njobs:\n') + 7)
      .split(/^ {2}(?=[\w-]+:$)/m)
      .slice(1)
      .map((job) => [job.slice(0, job.indexOf(':')), job]),
  )

const jobs = Object.entries(Object.assign({}, ...workflows.map(jobsIn)) as Record<string, string>)

it('finds the jobs', () => {
  expect(jobs.map(([name]) => name)).toEqual(['test', 'everything', 'device', 'address', 'build', 'deploy'])
})

it('gives jobs no rights but to read, unless they say so', () => {
  for (const workflow of workflows) expect(workflow).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
})

it.each(jobs)('runs no code in %s if it has rights, and gives it none if it runs code', (_, job) => {
  const runsCode = /^\s+-? ?run:|actions\/checkout/m.test(job)
  expect(runsCode && /^ {4}permissions:/m.test(job)).toBe(false)
})

it.each(jobs)('keeps no credentials in the checkout of %s', (_, job) => {
  const [checkouts, without] = [
    /actions\/checkout/g,
    /actions\/checkout.*\n\s+with:\n\s+persist-credentials: false/g,
  ]
  expect(job.match(without) ?? []).toHaveLength((job.match(checkouts) ?? []).length)
})

it('pins every action to a commit and every image to a digest', () => {
  const used = workflows.flatMap((workflow) => [...workflow.matchAll(/uses: (.*)/g)].map(([, what]) => what))
  expect(used.length).toBeGreaterThan(4)
  for (const each of used) expect(each).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const images = [...read('Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
})

it('sends from the container the headers that the docs ask of a host', () => {
  const asked = /```\n(Content-Security-Policy[^`]*)```/.exec(read('docs/web.md'))?.[1]?.trim().split('\n')
  const sent = /\theader \{\n([^}]*)\}/.exec(read('tools/web/Caddyfile'))?.[1]?.trim().split('\n')
  expect(asked).toContain("Content-Security-Policy: frame-ancestors 'none'")
  expect(sent?.map((line) => line.trim().replace(/ "(.*)"$/, ': $1'))).toEqual(asked)
})
