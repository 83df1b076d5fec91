import { serverTime } from '../../../lib/graphql/server-time.ts'
import { untilSignOut } from '../../../lib/sign-in/until-sign-out.ts'
import type { ReachedPosition } from './outbox/unsent-video-session.ts'

/** The number of videos whose positions a browser remembers: those that were watched last. */
const MAX_VIDEOS = 50
/** The number of video sessions that a browser remembers of a video. */
const MAX_VIDEO_SESSIONS = 5

/** Where the member stopped a video in this browser. */
export interface OwnPosition {
  readonly videoId: string
  /** In seconds; null while nothing has played. */
  readonly position: number | null
  /** When the player came to it, by the server's clock (epoch ms); null when that clock is not known. */
  readonly at: number | null
  /** The latest video sessions of this browser, by which it knows its own positions on the server. */
  readonly videoSessions: readonly string[]
}

/** Returns where the signed-in member stopped a video in this browser; null when it is not remembered. */
export function ownPosition(videoId: string): OwnPosition | null {
  return list().find((own) => own.videoId === videoId) ?? null
}

/** Remembers where the player has come to in a video. */
export function rememberPosition(videoId: string, { position, at }: ReachedPosition): void {
  const now = serverTime()
  remember(videoId, { position, at: now === undefined ? null : now - Math.max(0, Date.now() - at) })
}

/** Remembers a video session as one of this browser. */
export function rememberVideoSession(videoId: string, userVideoSessionId: string): void {
  const known = ownPosition(videoId)?.videoSessions ?? []
  const videoSessions = [userVideoSessionId, ...known.filter((id) => id !== userVideoSessionId)]
  remember(videoId, { videoSessions: videoSessions.slice(0, MAX_VIDEO_SESSIONS) })
}

function remember(videoId: string, change: Partial<OwnPosition>): void {
  const positions = list()
  const known = positions.find((own) => own.videoId === videoId)
  const others = positions.filter((own) => own !== known)
  const own = { videoId, position: null, at: null, videoSessions: [], ...known, ...change }
  storage()?.write([own, ...others].slice(0, MAX_VIDEOS))
}

/** Returns the remembered positions, the video that was watched last first. */
function list(): OwnPosition[] {
  const stored: unknown = storage()?.read()
  return Array.isArray(stored) ? stored.filter(isOwnPosition) : []
}

const storage = () => untilSignOut<readonly OwnPosition[]>('video-positions')

const isNumberOrNull = (value: unknown) => value === null || Number.isFinite(value)

function isOwnPosition(value: unknown): value is OwnPosition {
  if (typeof value !== 'object' || value === null) return false
  const { videoId, position, at, videoSessions } = value as Partial<Record<keyof OwnPosition, unknown>>
  return (
    typeof videoId === 'string' &&
    isNumberOrNull(position) &&
    isNumberOrNull(at) &&
    Array.isArray(videoSessions)
  )
}
