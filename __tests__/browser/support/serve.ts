/** Serves an exported app like a web host: index.html for every path without a file, and long caching only for files with a hash in their name. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Metro puts a hash of the content into these names. */
const isNamedByContent = (file: string): boolean => /[.-][0-9a-f]{32}\.\w+$/.test(file)

/** The base path that the page was exported for. */
const baseOf = (page: string): string =>
  /href="([^"]*)\/manifest\.webmanifest"/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''

/** `url` has no slash at its end. */
export type Server = { readonly url: string; readonly close: () => Promise<void> }

export async function serve(folder: string): Promise<Server> {
  const root = resolve(folder)
  const page = join(root, 'index.html')
  if (!existsSync(page)) throw new Error(`${root} holds no exported app`)

  const base = baseOf(page)
  const fileFor = (path: string): string | null => {
    if (!`${path}/`.startsWith(`${base}/`)) return null
    const file = join(root, decodeURIComponent(path.slice(base.length)))
    if (file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile()) return file
    return extname(path) === '' ? page : null
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(pathname)
    if (file === null) {
      // Chromium requests this if a page is closed before it names its icon.
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
      return
    }
    readFile(file).then(
      (content) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        response.setHeader('Cache-Control', isNamedByContent(file) ? 'max-age=86400, immutable' : 'no-store')
        response.end(content)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
