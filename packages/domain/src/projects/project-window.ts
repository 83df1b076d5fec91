import { DAY_MS } from '../time/durations.ts'

/** How long after the end of a session its project can be handed in. Decisions, section 5. */
const DAYS_AFTER_END = 14

/** The times of a project in epoch milliseconds, null where there are none. */
type ProjectTimes = { readonly enabledAt: number | null; readonly sessionEndAt: number | null }

/** Returns until when a project can be handed in (epoch ms); null for a session without an end. Decisions, section 5. */
export function projectClosesAt(sessionEndAt: number | null): number | null {
  return sessionEndAt === null ? null : sessionEndAt + DAYS_AFTER_END * DAY_MS
}

/** Returns whether a project can be handed in at `now` (epoch ms). Specification 2, section 4.8; Decisions, section 5. */
export function projectStage(
  { enabledAt, sessionEndAt }: ProjectTimes,
  now: number,
): 'ahead' | 'open' | 'over' {
  const closesAt = projectClosesAt(sessionEndAt)
  if (closesAt !== null && closesAt <= now) return 'over'
  return enabledAt !== null && now < enabledAt ? 'ahead' : 'open'
}

/**
 * Returns the text of the project's button: before it opens, once the project's checklist item is completed, and otherwise.
 * Specification 2, section 4.8.
 */
export function projectButtonText(stage: ReturnType<typeof projectStage>, completed: boolean): string {
  if (stage === 'ahead') return 'Project Submission Available Soon'
  return completed ? 'Project Submitted! Need to resubmit?' : 'Submit Your Project'
}
