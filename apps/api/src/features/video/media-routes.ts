import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../server/services.ts'
import { signPlaylist } from './sign-playlist.ts'

const KEY = /^[a-z0-9][a-z0-9-]{0,80}$/
/** A file of a lecture, at most one folder down. */
const FILE = /^(?:[a-z0-9-]+\/)?[a-z0-9-]+\.(m3u8|m4s|mp4|vtt|webp)$/
const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
}
/** Pictures of a lecture are shown in lists and need no signature. */
const PUBLIC = /^(poster|thumbnail)\.webp$/

/**
 * Mounts the media host: `/manifests/{externalKey}.m3u8` and `/v2/media/{externalKey}/…`, each under a signature that
 * playlists hand on to what they name. Without a good one everything is 403. Specification 2, section 7; threat T-C10.
 */
export async function mountMedia(
  app: FastifyInstance,
  { config, mediaLinks, clock }: Services,
): Promise<void> {
  const folder = config.content.mediaFolder
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    maxAge: '365d',
    immutable: true,
    cacheControl: false,
  })

  const opens = (token: unknown, key: string): token is string =>
    typeof token === 'string' && KEY.test(key) && mediaLinks.accepts(token, key, clock())

  app.get<{ Params: { file: string }; Querystring: { t?: unknown } }>(
    '/manifests/:file',
    (request, reply) => {
      const key = /^(.+)\.m3u8$/.exec(request.params.file)?.[1] ?? ''
      const token = request.query.t
      if (!opens(token, key)) return forbidden(reply)
      return playlist(reply, join(folder, key, 'master.m3u8'), `/v2/media/${key}/`, token)
    },
  )

  app.get<{ Params: { key: string; '*': string }; Querystring: { t?: unknown } }>(
    '/v2/media/:key/*',
    (request, reply) => {
      const { key, '*': file } = request.params
      const extension = FILE.exec(file)?.[1]
      const open = KEY.test(key) && PUBLIC.test(file)
      const token = request.query.t
      if (!extension || !(open || opens(token, key))) return forbidden(reply)
      if (extension === 'm3u8') {
        const base = `/v2/media/${key}/${file.includes('/') ? `${file.split('/')[0]}/` : ''}`
        return playlist(reply, join(folder, key, file), base, typeof token === 'string' ? token : '')
      }
      reply.type(TYPES[extension] ?? 'application/octet-stream')
      reply.header('cache-control', open ? 'public, max-age=86400' : 'private, max-age=31536000, immutable')
      return reply.sendFile(`${key}/${file}`)
    },
  )
}

async function playlist(
  reply: FastifyReply,
  path: string,
  base: string,
  token: string,
): Promise<FastifyReply> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  return reply
    .type(TYPES['m3u8'] ?? '')
    .header('cache-control', 'private, no-store')
    .send(signPlaylist(text, base, token))
}

const forbidden = (reply: FastifyReply) =>
  reply.code(403).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Forbidden')
