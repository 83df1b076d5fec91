import { isOpenAt } from '../session-content/opening.ts'
import { DAY_MS } from '../time/durations.ts'

/** The number of days after the end of a session in which its project can be handed in. */
const DAYS_AFTER_END = 14

/** The times at which a project opens and closes, in epoch milliseconds; null for at once and for never. */
type ProjectWindow = { readonly enabledAt: number | null; readonly closesAt: number | null }

/** The stage of a project: it cannot be handed in yet, it can be, or it no longer can. */
export type ProjectStage = 'ahead' | 'open' | 'over'

/**
 * Returns until when a project can be handed in (epoch ms); null for a session without an end.
 * docs/product/projects.md#when-a-project-is-open
 */
export function projectClosesAt(sessionEndAt: number | null): number | null {
  return sessionEndAt === null ? null : sessionEndAt + DAYS_AFTER_END * DAY_MS
}

/** Returns whether a project can be handed in yet, now, or no longer at `now` (epoch ms). */
export function projectStage({ enabledAt, closesAt }: ProjectWindow, now: number): ProjectStage {
  if (closesAt !== null && closesAt <= now) return 'over'
  return isOpenAt(enabledAt, now) ? 'open' : 'ahead'
}

/**
 * Returns the text of the project's button before the project opens, once its checklist item is completed, and
 * otherwise.
 */
export function projectButtonText(stage: ProjectStage, completed: boolean): string {
  if (stage === 'ahead') return 'Project Submission Available Soon'
  return completed ? 'Project Submitted! Need to resubmit?' : 'Submit Your Project'
}
