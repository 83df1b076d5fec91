import { resumePosition } from './resume.ts'

/** Positions that are farther apart, in seconds, are offered both. */
const CHOICE_SECONDS = 30

/** A position at which a member stopped, in seconds, and when, by the server's clock (epoch ms); null when not known. */
type StoppedAt = { readonly position: number; readonly at: number | null }

/** What a browser knows of where a member stopped in a video of `duration` seconds. */
export type KnownPositions = {
  readonly duration: number
  /** The position that a link requests, in seconds. */
  readonly requested: number | null
  /** Where this browser stopped. */
  readonly own: StoppedAt | null
  /** What the server has stored; `isOwn` if that came from this browser. */
  readonly stored: (StoppedAt & { readonly isOwn: boolean }) | null
}

/** A position in seconds, and the device that stopped there. */
export type DevicePosition = { readonly position: number; readonly device: 'this' | 'other' }

/** Where a video starts, in seconds. */
export type StartingPosition = {
  readonly position: number
  readonly isRequested: boolean
  /** The positions to choose from, the newest first; null when there is nothing to choose. */
  readonly choice: readonly [newest: DevicePosition, older: DevicePosition] | null
}

/**
 * Returns where a video starts: where a link requests, else where the member stopped last. If this browser stopped more
 * than 30 s from where another device did, both are offered. A video that was finished last, or not begun, starts at its
 * beginning without a choice. docs/product/video.md#starting-position
 */
export function startingPosition({ duration, requested, own, stored }: KnownPositions): StartingPosition {
  if (isRequestable(requested))
    return { position: resumePosition(null, duration, requested), isRequested: true, choice: null }
  const places: DevicePosition[] = [
    ...(own ? [{ position: own.position, device: 'this' as const }] : []),
    ...(stored ? [{ position: stored.position, device: 'other' as const }] : []),
  ].map(({ position, device }) => ({ position: resumePosition(position, duration), device }))
  if (own && stored && isNewer(stored, own)) places.reverse()
  const [newest, older] = places
  const position = newest?.position ?? 0
  const isChoice = newest && older && !stored?.isOwn && areFarApart(newest.position, older.position)
  return { position, isRequested: false, choice: isChoice ? [newest, older] : null }
}

/** A position of 0 is the start in any case, and no request. */
function isRequestable(requested: number | null): requested is number {
  return requested !== null && Number.isFinite(requested) && requested > 0
}

/** What this browser knows is the newer one unless the server's is known to be later. */
function isNewer(stored: StoppedAt, own: StoppedAt): boolean {
  return stored.at !== null && own.at !== null && stored.at > own.at
}

function areFarApart(one: number, other: number): boolean {
  // In whole milliseconds, because differences of positions have a rounding error.
  return one > 0 && other > 0 && Math.round(Math.abs(one - other) * 1000) > CHOICE_SECONDS * 1000
}
