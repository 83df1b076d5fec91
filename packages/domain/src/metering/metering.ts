import { counted, MINUTE_MS } from '../time/durations.ts'

/** The allowance of one month of the free plan. docs/product/metering.md#monthly-allowance */
export type MeteringPlan = {
  readonly threshold: number
  readonly currentMeasure: number
  readonly watchedVideoIds: readonly string[]
  readonly entitledVideoIds: readonly string[]
}

/** The derived values of a plan. */
export type Metering = Readonly<ReturnType<typeof metering>>

/** Returns the calendar month in UTC that an instant (epoch ms) is counted in: '2026-11'. */
export function monthKey(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

/** Checks whether a plan has the numbers that the allowance is computed from, because an answer may lack them. */
export function hasNumbers({
  threshold,
  currentMeasure,
}: Pick<MeteringPlan, 'threshold' | 'currentMeasure'>): boolean {
  return Number.isFinite(threshold) && Number.isFinite(currentMeasure)
}

/** Returns the rest of the month's allowance; other accounts and invalid plans have no limit. */
export function metering(
  isLimitedUser: boolean,
  plan: Pick<MeteringPlan, 'threshold' | 'currentMeasure'> | null,
) {
  if (!isLimitedUser || !plan || !hasNumbers(plan)) {
    return { isLimitedUser, numRemainingVideos: Infinity, hasExceededMeteringPlan: false }
  }
  const numRemainingVideos = Math.max(0, plan.threshold - plan.currentMeasure)
  return { isLimitedUser, numRemainingVideos, hasExceededMeteringPlan: plan.currentMeasure >= plan.threshold }
}

/** Checks whether a video may be played: within the plan, already watched this month, or bought. */
export function canWatch(isLimitedUser: boolean, plan: MeteringPlan | null, videoId: string): boolean {
  if (!plan || !metering(isLimitedUser, plan).hasExceededMeteringPlan) return true
  return plan.watchedVideoIds.includes(videoId) || plan.entitledVideoIds.includes(videoId)
}

/** The time, in milliseconds, for which a video stays reserved without a first frame. */
export const RESERVATION_MS = 2 * MINUTE_MS

/** A video of a member's month, in epoch ms: reserved by its last playlist, and counted since it first played. */
export type MonthVideo = {
  readonly videoId: string
  readonly reservedAt: number
  readonly playedAt: number | null
}

/**
 * Returns why a video may not be reserved or played within the month's allowance; null if it may: it is one of the month's
 * videos already, or another one fits beside those that have played and those whose reservation has not lapsed at `now`.
 * docs/product/metering.md#reservations
 */
export function checkAllowance(
  videos: readonly MonthVideo[],
  threshold: number,
  videoId: string,
  now: number,
): 'METERING_EXCEEDED' | 'METERING_RESERVED' | null {
  const played = videos.filter(({ playedAt }) => playedAt !== null)
  const reserved = videos.filter(
    ({ reservedAt, playedAt }) => playedAt === null && now < reservedAt + RESERVATION_MS,
  )
  const held = [...played, ...reserved]
  if (held.length < threshold || held.some((video) => video.videoId === videoId)) return null
  return played.length < threshold ? 'METERING_RESERVED' : 'METERING_EXCEEDED'
}

/** Returns the text of the banner for limited users, 'N video(s) left this month.'; null for others. */
export function meteringText(metering: Metering): string | null {
  const { isLimitedUser, numRemainingVideos, hasExceededMeteringPlan } = metering
  if (!isLimitedUser || numRemainingVideos === Infinity) return null
  if (hasExceededMeteringPlan) return "You've reached your free video limit."
  return `${counted(numRemainingVideos, 'video')} left this month.`
}
