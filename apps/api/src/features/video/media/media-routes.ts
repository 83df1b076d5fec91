import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify'
import { isPassCode } from '@section/domain/invitations/passes/pass-code.ts'
import { ACTIVE_MEMBER, decide } from '../../../server/access/policy.ts'
import { findViewer } from '../../../server/access/viewer.ts'
import type { Config } from '../../../server/config/config.ts'
import { notFound } from '../../../server/http/refusals.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import type { Services } from '../../../server/services.ts'
import { isPreviewLecture } from '../../invitations/passes/passes.ts'
import { checkVideoAccess, findVideosOf } from '../playable-video.ts'
import { signPlaylist } from './playlist.ts'
import { UnplayedFiles } from './unplayed-files.ts'

interface MediaRoute {
  Params: { '*': string }
  Querystring: { t?: unknown }
}

type MediaServices = Pick<
  Services,
  'catalog' | 'clock' | 'config' | 'database' | 'flags' | 'mediaLinks' | 'members' | 'recordingAudiences'
>

/** The prefix of the member's id in the signature of a video that the member has reserved and that has not played. */
export const RESERVED_PREFIX = 'reserved_'

/** The prefix of an invitation in place of a member id in a signature, which is valid while its preview shows the video. */
const PASS_PREFIX = 'pass_'

const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
}

// Names have no dot except before the extension, so that no path can leave the video's folder.
const MANIFEST = /^([A-Za-z0-9_-]{1,120})\.m3u8$/
const MEDIA =
  /^([A-Za-z0-9_-]{1,120})\/((?:[A-Za-z0-9_-]{1,80}\/){0,3}[A-Za-z0-9_-]{1,80}\.(m3u8|m4s|mp4|ts|vtt))$/
const PICTURE = /^[A-Za-z0-9_-]{1,120}\/(?:poster|thumbnail)\.webp$/

/**
 * Mounts the media host: `/manifests/{externalKey}.m3u8` and its files under `/v2/media/{externalKey}/`, for the holder
 * of a member's or an invitation's signature `t` (403 otherwise, also for missing files), with range requests. Posters
 * and thumbnails are public. SECURITY.md#media-addresses
 */
export async function mountMedia(app: FastifyInstance, services: MediaServices): Promise<void> {
  const folder = services.config.content.mediaFolder
  await app.register(fastifyStatic, { serve: false })

  const unplayed = new UnplayedFiles()

  // Videos are compressed already, and byte ranges must refer to the uncompressed file.
  const onRequest = allowPages(services.config)
  const uncompressed = { compress: false, onRequest } as const

  app.get<MediaRoute>('/manifests/*', { onRequest }, async ({ params, query }, reply) => {
    const [, key] = MANIFEST.exec(params['*']) ?? []
    const signed = key && (await verifySignature(services, key, query.t))
    if (!key || !signed) return refuse(reply)
    return sendPlaylist(reply, { folder, key, path: 'master.m3u8', token: signed.token })
  })

  app.get<MediaRoute>('/v2/media/*', uncompressed, async ({ params, query }, reply) => {
    const requested = params['*']
    if (PICTURE.test(requested)) return sendFile(reply, folder, requested, 'public, max-age=86400')
    const [, key, path, ending = ''] = MEDIA.exec(requested) ?? []
    const signed = key && (await verifySignature(services, key, query.t))
    if (!key || !path || !signed) return refuse(reply)
    if (ending === 'm3u8') return sendPlaylist(reply, { folder, key, path, token: signed.token })
    if (signed.isReserved && !unplayed.take(signed.reader, key, path)) return refuse(reply)
    return sendFile(reply, folder, requested, 'private, max-age=31536000, immutable')
  })
}

/**
 * Returns the hook that lets the school's pages load media where the media host is another site; elsewhere it changes
 * nothing. The header names the pages and not the caller, so that a network in between may keep the answer for all.
 */
function allowPages(config: Config): onRequestHookHandler {
  const pages = config.content.mediaOrigin && new URL(publicUrl(config)).origin
  return (_request, reply, done) => {
    if (pages) {
      reply.raw.setHeader('access-control-allow-origin', pages)
      reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin')
    }
    done()
  }
}

/** A valid signature with the member or invitation that it names; a reserved one is of a video that has not played. */
interface ValidSignature {
  token: string
  reader: string
  isReserved: boolean
}

/**
 * Returns a signature if it is valid for this video now: it has not expired, and its member may watch it in a lesson or
 * on a session's page, or a feature shows it to them, as a trailer or with an insight, or its invitation has not ended.
 */
async function verifySignature(
  services: MediaServices,
  key: string,
  token: unknown,
): Promise<ValidSignature | undefined> {
  if (typeof token !== 'string') return undefined
  const now = services.clock()
  const subject = services.mediaLinks.memberOf(token, key, now)
  if (subject === undefined) return undefined
  const isReserved = subject.startsWith(RESERVED_PREFIX)
  const reader = isReserved ? subject.slice(RESERVED_PREFIX.length) : subject
  const isAllowed = reader.startsWith(PASS_PREFIX)
    ? await isOfPreview(services, reader.slice(PASS_PREFIX.length), key, now)
    : await mayWatch(services, reader, key, now)
  return isAllowed ? { token, reader, isReserved } : undefined
}

const isOfPreview = async ({ database }: MediaServices, code: string, key: string, now: number) =>
  isPassCode(code) && isPreviewLecture(database.db, code, key, now)

async function mayWatch(services: MediaServices, userId: string, key: string, now: number): Promise<boolean> {
  const viewer = await findViewer(services, userId, now)
  if (!viewer || decide(ACTIVE_MEMBER, viewer, {}) !== 'allowed') return false
  const context = { services, viewer, now }
  const videos = findVideosOf(await services.catalog.current(), key)
  const refusals = await Promise.all(videos.map((one) => checkVideoAccess(context, one)))
  if (refusals.includes(null)) return true
  // One after the other, because most recordings are those of a course, and some features ask the database.
  for (const shows of services.recordingAudiences) if (await shows(context, key)) return true
  return false
}

async function sendPlaylist(
  reply: FastifyReply,
  { folder, key, path, token }: { folder: string; key: string; path: string; token: string },
): Promise<FastifyReply> {
  const playlist = await readFile(join(folder, key, path), 'utf8').catch(() => undefined)
  if (playlist === undefined) return notFound(reply)
  const folderPath = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  return reply
    .header('cache-control', 'private, no-cache')
    .type('application/vnd.apple.mpegurl')
    .send(signPlaylist(playlist, `/v2/media/${key}/${folderPath}`, token))
}

function sendFile(reply: FastifyReply, folder: string, path: string, cacheControl: string): FastifyReply {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  reply.header('cache-control', cacheControl).type(TYPES[ending] ?? '')
  return reply.sendFile(path, folder, { cacheControl: false, contentType: false })
}

const refuse = (reply: FastifyReply) => reply.code(403).type('text/plain; charset=utf-8').send('Forbidden')
