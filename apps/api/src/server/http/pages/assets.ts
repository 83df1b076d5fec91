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
const ENDINGS = { br: '.br', gzip: '.gz' }
const AS_IT_IS = 'identity'

interface Asset {
  type: string
  /** The available encodings. */
  encodings: string[]
  contents: Map<string, Buffer>
}

/**
 * Serves the built, precompressed files of the web app under their hashed names, cacheable for a year. They are read once,
 * because open files and buffers per response would let clients that do not read exhaust the server. Threat T-F3,
 * gates G16f and G16h; docs/decisions/connections.md. Errors: a file whose ending has no content type yet.
 */
export async function mountAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = await readAssets(folder)
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const asset = assets.get(request.params['*'])
    if (!asset) return reply.callNotFound()
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', asset.encodings) ?? AS_IT_IS
    if (encoding !== AS_IT_IS) void reply.header('content-encoding', encoding)
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
    const ending = extname(name)
    if (Object.values(ENDINGS).includes(ending)) continue
    const type = TYPES[ending]
    if (!type) throw new Error(`${join(folder, name)}: files ending in "${ending}" have no content type yet.`)
    const contents = new Map([[AS_IT_IS, content]])
    for (const [encoding, added] of Object.entries(ENDINGS)) {
      const compressed = files.get(name + added)
      if (compressed) contents.set(encoding, compressed)
    }
    assets.set(name, { type, encodings: [...contents.keys()].filter((key) => key !== AS_IT_IS), contents })
  }
  return assets
}
