import type { SessionPageQuery } from '@section/contract/generated/operations/graphql.ts'
import type { ChecklistItem, Container, ContainerPart, SideContainer } from './session-page-query.ts'

// The parts of the answer to the page's query, each of which a test changes as it needs.

/** The answer to a field of the page's query, unless it is null. */
export type Known<Field extends keyof SessionPageQuery> = NonNullable<SessionPageQuery[Field]>
export type Session = Known<'getUserSession'>
export type Content = Known<'getSessionContent'>

/** The current time in the tests: 12:00 UTC on the second day of a sprint of five days. */
export const NOW = Date.UTC(2026, 2, 3, 12)

/** Returns the instant (epoch ms) that is this number of hours after the current time in the tests. */
export const inHours = (hours: number): number => NOW + hours * 3_600_000

export const session = (more: Partial<Session> = {}): Session => ({
  sessionId: 's1',
  courseId: 'c1',
  title: 'Pricing Strategy',
  kind: 'SPRINT',
  sessionType: 'LIVE',
  startAt: inHours(-24),
  endAt: inHours(72),
  hideTimeAndFacultyLabels: false,
  enrollmentStatus: 'ENROLLED',
  courseBadgeId: null,
  badgeImageUrl: '/badge.svg',
  access: 'OPEN',
  canReadProjects: false,
  meetings: [],
  ...more,
})

export const content = (more: Partial<Content> = {}): Content => ({
  title: 'Pricing Strategy',
  timeZone: 'America/New_York',
  calendarFallbackUrl: null,
  announcements: [],
  containers: [],
  sessionContainers: [],
  schedules: [],
  checklist: [],
  classes: [],
  uiCustomizations: { taskContainerTitle: null },
  ...more,
})

/** Returns a schedule whose first day is Monday, March 2. */
export const schedule = (more: Partial<Content['schedules'][number]> = {}): Content['schedules'][number] => ({
  sessionContentId: 'schedule',
  title: 'Your week',
  externalCalendarUrl: null,
  calendarStartDate: '2026-03-02',
  calendarEndDate: '2026-03-06',
  scheduleDays: [],
  ...more,
})

export const container = (sessionContentId: string, more: Partial<Container> = {}): Container => ({
  sessionContentId,
  title: `Task ${sessionContentId}`,
  calendarDate: null,
  containsActiveContent: true,
  opensAt: null,
  expandedPlaceholder: null,
  ...more,
})

export const side = (type: SideContainer['type'], contents: ContainerPart[]): SideContainer => ({
  sessionContentId: type,
  type,
  title: type.toLowerCase(),
  contents,
})

export const item = (sessionContentId: string, more: Partial<ChecklistItem> = {}): ChecklistItem => ({
  sessionContentId,
  parentSessionContentId: null,
  refSessionContentId: null,
  subtype: 'VIDEO_GROUP',
  title: `Item ${sessionContentId}`,
  subtitle: null,
  selfReporting: false,
  required: true,
  progress: 0,
  completionStatus: 'NOT_STARTED',
  checklistGroupName: null,
  ...more,
})

/** Returns a bonus item, which the member ticks. */
export const bonus = (sessionContentId: string, more: Partial<ChecklistItem> = {}): ChecklistItem =>
  item(sessionContentId, { subtype: 'OTHER_SELF_REPORTED', selfReporting: true, required: false, ...more })

export const text = (body: string): ContainerPart => ({
  __typename: 'RichTextContent',
  sessionContentId: `text ${body}`,
  intro: null,
  body,
  outro: null,
})
