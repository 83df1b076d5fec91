/** A free plan's month as the endpoint tells it (Specification 2, section 3). */
export type MeteringPlan = {
  readonly threshold: number
  readonly currentMeasure: number
  readonly watchedVideoIds: readonly string[]
  readonly entitledVideoIds: readonly string[]
}

/** What the screens derive from a plan (Specification 1, section 3). */
export type Metering = {
  readonly isLimitedUser: boolean
  readonly numRemainingVideos: number
  readonly hasExceededMeteringPlan: boolean
}

/** The calendar month in UTC that an instant (epoch ms) is counted in: '2026-11' (Decisions, section 5). */
export function monthKey(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

/**
 * What remains of the month. Without a limited account or without numbers to reckon by, nothing is exceeded
 * (Specification 2, sections 4.6 and 5).
 */
export function metering(
  isLimitedUser: boolean,
  plan: Pick<MeteringPlan, 'threshold' | 'currentMeasure'> | null,
): Metering {
  if (!isLimitedUser || !plan || !isReckonable(plan)) {
    return { isLimitedUser, numRemainingVideos: Infinity, hasExceededMeteringPlan: false }
  }
  const numRemainingVideos = Math.max(0, plan.threshold - plan.currentMeasure)
  return { isLimitedUser, numRemainingVideos, hasExceededMeteringPlan: plan.currentMeasure >= plan.threshold }
}

/** Whether a plan's numbers are numbers; when they are not, the caller logs it. */
function isReckonable({
  threshold,
  currentMeasure,
}: {
  threshold: unknown
  currentMeasure: unknown
}): boolean {
  return Number.isFinite(threshold) && Number.isFinite(currentMeasure)
}

/** Whether a video may be played: within the plan, watched already this month, or entitled besides. */
export function mayWatch(isLimitedUser: boolean, plan: MeteringPlan | null, videoId: string): boolean {
  if (!plan || !metering(isLimitedUser, plan).hasExceededMeteringPlan) return true
  return plan.watchedVideoIds.includes(videoId) || plan.entitledVideoIds.includes(videoId)
}

/** Whether creating a video session uses up one of the month's videos: each counts once a month. */
export function countsAgainstPlan(isLimitedUser: boolean, plan: MeteringPlan, videoId: string): boolean {
  return isLimitedUser && !plan.watchedVideoIds.includes(videoId) && !plan.entitledVideoIds.includes(videoId)
}

/** The bottom banner of limited users; null for the others (Specification 1, section 9). */
export function meteringText({
  isLimitedUser,
  numRemainingVideos,
  hasExceededMeteringPlan,
}: Metering): string | null {
  if (!isLimitedUser || numRemainingVideos === Infinity) return null
  if (hasExceededMeteringPlan) return "You've reached your free video limit."
  return `${numRemainingVideos} ${numRemainingVideos === 1 ? 'video' : 'videos'} left this month.`
}
