/** Runs a TypeScript file in a worker thread, bundled first: Node 20 does not run .ts, and tsx does not work in workers. */
import { build } from 'esbuild'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const root = join(__dirname, '..', '..')

/** Bundles the file to one CommonJS text that Node can run. */
export const bundle = async (file: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

/** Runs the text in a worker, passes every message on, and resolves when the worker exits. */
export const runWorker = <Message>(
  code: string,
  workerData: unknown,
  onMessage: (message: Message) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData })
    worker.on('message', onMessage)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}`))))
  })
