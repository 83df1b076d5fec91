import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '@section/contract/generated/schema-types.ts'
import type { Database } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import {
  DEMO_ACCOUNTS,
  type DemoAccount,
  demoAccount,
  demoViewer,
} from '@section/domain/access/demo-accounts.fixture.ts'
import {
  BADGE_EARNED,
  type CardBadgeKind,
  type CardContext,
  cardBadges,
} from '@section/domain/catalog/cards/card-badge.ts'
import { groupByCourse } from '@section/domain/catalog/course-sessions.ts'
import { dashboardSections } from '@section/domain/catalog/dashboard-sections.ts'
import { FILTER_FAMILIES } from '@section/domain/catalog/filters/filter-options.ts'
import type { SerializedResult } from '../../testing/serialized-result.ts'
import { DEMO_SCHOOL } from '../../testing/demo-school.fixture.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { stableId } from '../../server/content/stable-id.ts'
import { importContent } from './import-content.ts'

// These tests apply the rules of access, of the course list and of its cards to what the demo's server answers each account
// right after the load.

const NOW = Date.parse('2026-05-20T15:00:00Z')

let database: Database
let server: TestServer
beforeAll(async () => {
  database = await openTestDatabase()
  await importContent({ database, folder: DEMO_SCHOOL, now: NOW, allowDemoAccounts: true })
  server = await startTestServer({ database, clock: () => NOW })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

type Row = readonly [account: DemoAccount, course: string, badges: RegExp, context?: CardContext]

/** An account that sees each kind of badge, and the course on whose card it is. docs/product/catalog.md#card-badges */
const KINDS: Record<CardBadgeKind, Row> = {
  active: ['member', 'Prompting as Briefing', /^Active$/],
  'watching-on-demand': ['trial', 'Strategy That Chooses', /^Watching On Demand$/],
  enrolled: ['workshop', 'Customer Research in an Afternoon', /^Enrolled$/],
  completed: ['member', 'Positioning That Sells', /^Completed, Badge Earned$/, 'certificate'],
  waitlisted: ['member', 'Pricing Strategy', /^Waitlisted!$/],
  'coming-soon': ['newcomer', 'AI on Your Own Data', /^Coming Soon!$/],
  'course-full': ['academy', 'AI Agents at Work', /^Course Full$/],
  closing: ['newcomer', 'Data-Driven Decisions', /^Closes in [2-7] Days$/],
  'limited-availability': ['scholar', 'Roadmaps That Say No', /^Limited Availability$/],
  'free-course': ['limited', 'Storytelling with Numbers', /^Free Course$/],
}

const ROWS: readonly Row[] = [
  ...Object.values(KINDS),
  ['newcomer', 'AI Policy and Risk', /^Closes in 9 Hours$/],
  // Employees count as enrolled while a session happens, so this one is active without a seat.
  ['employee', 'Unit Economics in Ten Lines', /^Active$/],
  ['employee', 'Where AI Earns Its Keep', /^Free Course, Badge Earned$/],
  ['lead', 'The Weekly One-on-One', /^Badge Earned$/],
]

test.each(
  ROWS.map(([account, title, badges, context = 'dashboard']) => [account, title, badges, context] as const),
)('The demo account %s sees the card of %s with the badges %s', async (account, title, badges, context) => {
  const course = (await coursesOf(account)).find(({ sessions: [one] }) => one?.session.title === title)
  if (!course) throw new Error(`${account} does not see ${title}.`)
  const { badge, badgeEarned } = cardBadges(course, context, NOW, { viewer: demoViewer(account) })
  const texts = [...(badge ? [badge.text] : []), ...(badgeEarned ? [BADGE_EARNED] : [])]
  expect(texts.join(', ')).toMatch(badges)
})

test('The dashboard of the demo account member@ lists at least 40 courses, with every stack in every difficulty', async () => {
  const { active, available, past } = dashboardSections(await sessionsOf('member'), NOW)
  const courses = new Map([...active, ...available, ...past].map((course) => [course.courseId, course]))
  expect(courses.size).toBeGreaterThanOrEqual(40)
  const firsts = [...courses.values()].flatMap(({ sessions: [one] }) => (one ? [one.session] : []))
  const facets = new Set(firsts.map(({ stack, difficulty }) => `${stack} ${difficulty}`))
  const { stacks, difficulties } = FILTER_FAMILIES
  const every = stacks.options.flatMap((stack) =>
    difficulties.options.map((difficulty) => `${stack.value} ${difficulty.label}`),
  )
  expect([...facets].toSorted()).toEqual(every.toSorted())
})

test('The completed course of the demo account member@ belongs to a certificate that member@ can see', async () => {
  const certificateId = stableId('certificate', 'brand-and-growth')
  const query = `{ getCertificate(certificateId: "${certificateId}") { groups { courses { title } } } }`
  const { data } = await ask<{ getCertificate: unknown }>('member', query)
  expect(JSON.stringify(data?.getCertificate)).toContain(KINDS.completed[1])
})

interface Courses {
  active?: readonly string[]
  past?: readonly string[]
  /** The stacks of the courses on offer: the AI stack alone, or none; absent for all stacks. */
  available?: 'ai' | 'none'
}

const RUNNING = ['AI for Managers', 'Discovery Before Delivery', 'Prompting as Briefing']
/** A workshop of this day, which is active for every employee. */
const TODAY = 'Unit Economics in Ten Lines'

/** The sections of each account that has a course list. docs/product/catalog.md#dashboard-sections */
const SECTIONS: Partial<Record<DemoAccount, Courses>> = {
  member: {
    active: ['Metrics a Team Can Move', 'Pricing Strategy', 'Prompting as Briefing'],
    past: ['Positioning That Sells'],
  },
  academy: { active: ['AI Mini-MBA', 'Where AI Earns Its Keep'], available: 'ai' },
  limited: {},
  'limited-new': {},
  'limited-spent': { active: ['Prompting as Briefing', 'Running a Pricing Test', TODAY] },
  trial: { active: ['Strategy That Chooses'] },
  scholar: {
    active: ['First Ninety Days as a Manager'],
    past: ['Brand Strategy', 'Growth Loops', 'Positioning That Sells', 'Storytelling with Numbers'],
  },
  workshop: { active: ['Customer Research in an Afternoon'], available: 'none' },
  newcomer: {},
  employee: { active: ['Building an AI Use Case', ...RUNNING, TODAY], past: ['Where AI Earns Its Keep'] },
  lead: { active: [...RUNNING, TODAY], past: ['The Weekly One-on-One'] },
  sponsor: {
    active: [TODAY, 'Hiring on Evidence', 'Leading Through Change'],
    past: ['Discovery Before Delivery', 'Product Strategy', 'Roadmaps That Say No'],
  },
  rival: { active: ['Strategy That Chooses', ...RUNNING, TODAY] },
  staff: {},
}

test.each(Object.entries(SECTIONS))(
  'The demo account %s finds its own sections of the course list',
  async (account, { active = [], past = [], available }) => {
    const sections = dashboardSections(await sessionsOf(account as DemoAccount), NOW)
    const titles = (section: 'active' | 'available' | 'past') =>
      sections[section].map(({ sessions: [one] }) => one?.session.title ?? '').toSorted()
    expect(titles('active')).toEqual(active.toSorted())
    expect(titles('past')).toEqual(past.toSorted())
    expect(titles('available').includes('AI for Finance Teams')).toBe(available !== 'none')
    expect(titles('available').includes('Negotiation That Lasts')).toBe(available === undefined)
  },
)

test.each(DEMO_ACCOUNTS)(
  'The demo account %s gets the status and the entitlements on which its access depends',
  async (account) => {
    const { status, areas } = demoAccount(account)
    const id = stableId('member', `${account}@demo.school`)
    const { data } = await ask<{
      getMember: { accountType: string }
      getMemberEntitlements: { type: string }[]
    }>(
      account,
      `{ getMember(userId: "${id}") { accountType } getMemberEntitlements(userId: "${id}") { type } }`,
    )
    expect(data?.getMember.accountType).toBe(status)
    expect(data?.getMemberEntitlements.map(({ type }) => type).toSorted()).toEqual(areas.toSorted())
  },
)

const ask = async <Data>(account: DemoAccount, query: string) =>
  server.graphql<Data>(await server.token(`${account}@demo.school`), query)

const coursesOf = async (account: DemoAccount) => groupByCourse(await sessionsOf(account), NOW)

/** Returns the sessions that the dashboard of an account lists, in the form that the rules of the catalog take. */
async function sessionsOf(account: DemoAccount) {
  const { data } = await ask<{ listUserSessions: SerializedResult<Session>[] }>(account, SESSIONS)
  return (data?.listUserSessions ?? []).map(({ kind, ...session }) => ({
    ...session,
    sessionKind: kind,
    startAt: instant(session.startAt),
    endAt: instant(session.endAt),
    activateAt: instant(session.activateAt),
    enrollmentClose: instant(session.enrollmentClose),
    courseBadgeId: session.courseBadgeId ?? null,
  }))
}

const SESSIONS = `{
  listUserSessions {
    sessionId courseId title stack difficulty kind sessionType startAt endAt activateAt enrollmentClose enrollmentStatus
    lowInventory isFreeSession hideInCatalog courseBadgeId
  }
}`

const instant = (text: string | null | undefined): number | null => (text == null ? null : Date.parse(text))
