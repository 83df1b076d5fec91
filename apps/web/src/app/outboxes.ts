import type { Outbox } from '../lib/outbox/outbox.ts'
import { prefixOf, storedKeys } from '../lib/outbox/stored-keys.ts'
import { onPageMember } from '../lib/viewer/page-member.ts'
import { afterFirstPaint } from '../lib/tracking/after-first-paint.ts'

type NamedOutbox = Pick<Outbox<unknown>, 'name'>

/** The outboxes of the features by the names of what they keep. Each begins to send when its module is loaded. */
export const OUTBOXES: Readonly<Record<string, () => Promise<NamedOutbox>>> = {
  'unsent-ticks': async () => (await import('../features/session-content/ticks/tick-outbox.ts')).tickOutbox,
  'unsent-attendance': async () =>
    (await import('../features/session-content/ticks/report-attendance.ts')).attendanceOutbox,
  'unsent-drafts': async () => (await import('../features/projects/draft-outbox.ts')).draftOutbox,
  'unsent-notes': async () => (await import('../features/video/notes/note-outbox.ts')).noteOutbox,
  'unsent-profile': async () =>
    (await import('../features/profile-edit/autosave/profile-outbox.ts')).profileOutbox,
  'unsent-progress': async () =>
    (await import('../features/video/progress/outbox/member-progress.ts')).memberProgress.unsent,
}

/**
 * Sends what earlier pages of a member could not, whatever screen they open: loads the outboxes that hold something once the
 * member is known and something is painted, until the returned function is called. Others are loaded with their screens.
 */
export function resumeOutboxes(): () => void {
  const resume = afterFirstPaint<string>(() => Promise.resolve(loadUnsent))
  return onPageMember(resume)
}

function loadUnsent(userId: string): void {
  for (const [name, load] of Object.entries(OUTBOXES))
    // An outbox that cannot be loaded now is loaded with its screen, or by the next page.
    if (storedKeys(prefixOf(name, userId)).length > 0) load().catch(() => undefined)
}
