import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** The content types of built files by extension. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}
/** The file extensions of the compressed forms, the best encoding first. */
const EXTENSIONS = { br: '.br', gzip: '.gz' }
const UNCOMPRESSED = 'identity'

interface Asset {
  type: string
  /** The available encodings. */
  encodings: string[]
  contents: Map<string, Buffer>
}

/**
 * Serves the built, precompressed files of the web app under their hashed names, cacheable for a year. They are read once,
 * because open files and buffers per response would let clients that do not read exhaust the server.
 * docs/decisions/connections.md. Errors: a file whose extension has no content type yet.
 */
export async function mountAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = await readAssets(folder)
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const asset = assets.get(request.params['*'])
    if (!asset) return reply.callNotFound()
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', asset.encodings) ?? UNCOMPRESSED
    if (encoding !== UNCOMPRESSED) void reply.header('content-encoding', encoding)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(asset.type)
      .send(asset.contents.get(encoding))
  })
}

/** Returns the files of a folder by their names. */
async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const names = await readdir(folder)
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
  const assets = new Map<string, Asset>()
  for (const [name, content] of files) {
    const extension = extname(name)
    if (Object.values(EXTENSIONS).includes(extension)) continue
    const type = TYPES[extension]
    if (!type)
      throw new Error(`${join(folder, name)}: files ending in "${extension}" have no content type yet.`)
    const contents = new Map([[UNCOMPRESSED, content]])
    for (const [encoding, suffix] of Object.entries(EXTENSIONS)) {
      const compressed = files.get(name + suffix)
      if (compressed) contents.set(encoding, compressed)
    }
    assets.set(name, {
      type,
      encodings: [...contents.keys()].filter((key) => key !== UNCOMPRESSED),
      contents,
    })
  }
  return assets
}
