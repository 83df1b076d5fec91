import { DAY_MS, HOUR_MS } from '../../time/durations.ts'
import type { TodayPage } from './steps.ts'
import { sessionToday } from './today.ts'

export const NOW = Date.parse('2026-03-04T15:00:00Z')
const day = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10)
export const TODAY = day(0)

/** Returns a class of one hour that starts in a number of hours from now; its room is open unless said otherwise. */
export const meeting = (hours: number, isOpen = true) => ({
  startAt: NOW + hours * HOUR_MS,
  endAt: NOW + (hours + 1) * HOUR_MS,
  link: isOpen ? 'https://meet.example' : null,
})
/** Returns a task whose day is a number of days from today. */
export const task = (sessionContentId: string, days: number | null, containsActiveContent = true) => ({
  sessionContentId,
  calendarDate: days === null ? null : day(days),
  containsActiveContent,
})
export const item = (sessionContentId: string, more: Partial<Page['items'][number]> = {}) => ({
  sessionContentId,
  parentSessionContentId: null,
  subtype: 'VIDEO_GROUP' as const,
  selfReporting: false,
  required: true,
  progress: 0,
  completionStatus: 'NOT_STARTED' as const,
  ...more,
})
export const done = { completionStatus: 'COMPLETED' as const, progress: 1 }
export const project = { subtype: 'PROJECT_SUBMISSION' as const }
export const bonus = { subtype: 'OTHER_SELF_REPORTED' as const, selfReporting: true, required: false }

export type Page = TodayPage<ReturnType<typeof meeting>, ReturnType<typeof task>, StepItem>
type StepItem = Parameters<typeof sessionToday>[0]['items'][number]

export const EMPTY: Page = {
  isOnDemand: false,
  takesPart: true,
  isCompleted: false,
  endAt: NOW + 5 * DAY_MS,
  meetings: [],
  containers: [],
  items: [],
  scheduled: [],
}
export const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** Returns the first block of a page as a text: its subject and its steps. A star marks the main step. */
export function said(page: Partial<Page>): string | null {
  const today = sessionToday({ ...EMPTY, ...page }, { now: NOW, dateOf })
  if (!today) return null
  const steps = today.steps.map((step) => {
    const what =
      step.kind === 'class'
        ? `class ${step.date.slice(5)}`
        : step.kind === 'task'
          ? `task ${step.container.sessionContentId} ${step.date.slice(5)}`
          : `${step.kind} ${step.item.sessionContentId}`
    return `${step.isMain ? '*' : ''}${what}`
  })
  return [`${today.about} ${today.date?.slice(5) ?? ''}`.trim(), ...steps].join(', ')
}

export const IN_LATE = { parentSessionContentId: 'late' }
export const LATE = task('late', -2)
