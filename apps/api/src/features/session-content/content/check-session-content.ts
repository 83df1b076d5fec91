import { measuresVideos } from '@section/domain/session-content/progress/checklist-progress.ts'
import { contentProblem, type ContentProblem } from '../../../server/content/content-error.ts'
import { findDuplicates, slugOf } from '../../../server/content/find-duplicates.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { indexSchool, plannedMeetings, type SchoolIndex } from '../../catalog/content/school-index.ts'
import type { ChecklistContent, ScheduleContent, SessionPageContent } from './session-content-format.ts'
import { videoGroups } from './session-page-rows.ts'
import { peopleOf } from '../../members/content/person.ts'

/** Yields unknown and duplicate names in the pages of sessions. */
export function* checkSessionContent(school: School): Generator<ContentProblem> {
  const { sessions, lectures } = indexSchool(school)
  const all = school.sessionPages.flatMap((page) => page.sessions.map((session) => ({ page, session })))
  for (const { page, session } of all) {
    const problem = problemIn(page)
    if (!sessions.has(session))
      yield problem('sessions', `expected a session of a course; there is no ${session}`)
    const first = all.find((one) => one.session === session)
    if (first && first.page !== page)
      yield problem('sessions', `expected one page for ${session}; ${fileOf(first.page)} has it too`)
  }
  for (const page of school.sessionPages) {
    const problem = problemIn(page)
    for (const session of findDuplicates(page.sessions)) yield problem('sessions', `expected ${session} once`)
    for (const account of findDuplicates(page.assistants.map((assistant) => assistant.account)))
      yield problem('assistants', `expected ${account} once`)
    for (const slug of findDuplicates(slugsOf(page)))
      yield problem(slug, `expected one part of the page with the slug ${slug}`)
    for (const { slug, videos } of videoGroups(page)) {
      for (const video of findDuplicates(videos.map(slugOf)))
        yield problem(slug, `expected one video ${video}`)
      for (const { lecture } of videos)
        if (!lectures.has(lecture))
          yield problem(slug, `expected a lecture ${lecture} in the list of lectures`)
    }
    for (const meeting of findDuplicates(page.classes.map((held) => String(held.meeting))))
      yield problem('classes', `expected one class of the meeting ${meeting}`)
    yield* checkReferences(page)
    for (const item of page.checklist) yield* checkItem(page, item, sessions)
    for (const schedule of page.schedules) yield* checkSchedule(page, schedule)
  }
}

/** Yields what can be said only once the dates of a load are known: unknown assistants of a demo, and classes without a meeting. */
export function* checkSessionLoad(
  school: School,
  context: LoadContext,
  allowDemoAccounts: boolean,
): Generator<ContentProblem> {
  yield* checkAssistants(school, context, allowDemoAccounts)
  for (const page of school.sessionPages)
    for (const name of page.sessions) yield* checkClasses(page, name, context)
}

/** A class that a holiday takes is left out of its session; one that the session would never have is a mistake. */
function* checkClasses(
  page: SessionPageContent,
  name: string,
  context: LoadContext,
): Generator<ContentProblem> {
  const found = context.index.sessions.get(name)
  if (!found || page.classes.length === 0) return
  const meetings = plannedMeetings(found, context)
  for (const { meeting } of page.classes)
    if (meeting > meetings)
      yield problemIn(page)('classes', `expected a meeting ${meeting} of ${name}, which has ${meetings}`)
}

/**
 * Yields the assistants who are not among the people of a demo. The assistants of a real school may become members
 * later.
 */
function* checkAssistants(
  school: School,
  _context: LoadContext,
  allowDemoAccounts: boolean,
): Generator<ContentProblem> {
  if (!allowDemoAccounts || !school.demo) return
  const people = new Set(peopleOf(school).map(({ email }) => email))
  for (const page of school.sessionPages)
    for (const { account } of page.assistants)
      if (!people.has(account))
        yield problemIn(page)(
          'assistants',
          `expected the address of one of the school’s people; nobody has ${account}`,
        )
}

const fileOf = ({ slug }: SessionPageContent) => `session-content/${slug}.yaml`

const problemIn = (page: SessionPageContent) => (path: string, message: string) =>
  contentProblem(fileOf(page), path, message)

/** Returns all slugs that name a part of the page. */
function slugsOf(page: SessionPageContent): string[] {
  const { announcements, welcome, resources, project, schedules, containers, checklist } = page
  const optional = [welcome, project].flatMap((part) => part ?? [])
  const parts = [...announcements, ...optional, ...resources, ...schedules, ...containers, ...checklist]
  return [...parts, ...videoGroups(page)].map(slugOf)
}

function* checkReferences(page: SessionPageContent): Generator<ContentProblem> {
  const problem = problemIn(page)
  const containers = new Set(page.containers.map(slugOf))
  const groups = new Set(videoGroups(page).map(slugOf))
  const items = new Set(page.checklist.map(slugOf))
  for (const { slug, parent } of page.containers) {
    if (parent !== undefined && !containers.has(parent))
      yield problem(slug, `expected a parent among the other containers; there is no ${parent}`)
    if (isInsideItself(slug, page))
      yield problem(slug, 'expected a parent that does not belong to the container itself')
  }
  for (const { slug, container, videos } of page.checklist) {
    if (container !== undefined && !containers.has(container))
      yield problem(slug, `expected a container of the page; there is no ${container}`)
    if (videos !== undefined && !groups.has(videos))
      yield problem(slug, `expected a group of videos; there is no ${videos}`)
  }
  for (const { slug, days } of page.schedules)
    for (const { item } of days)
      if (item !== undefined && !items.has(item))
        yield problem(slug, `expected an item of the checklist; there is no ${item}`)
}

/** Checks whether the parents of a container lead back to it. */
function isInsideItself(slug: string, { containers }: SessionPageContent): boolean {
  const parents = new Map(containers.map((container) => [container.slug, container.parent]))
  const passed = new Set<string>()
  for (let at = parents.get(slug); at !== undefined && !passed.has(at); at = parents.get(at)) {
    if (at === slug) return true
    passed.add(at)
  }
  return false
}

/** Yields what would keep an item from ever being completed, or let a member complete what only the server may. */
function* checkItem(
  page: SessionPageContent,
  { slug, subtype, videos, bonus }: ChecklistContent,
  sessions: SchoolIndex['sessions'],
): Generator<ContentProblem> {
  const problem = problemIn(page)
  if (measuresVideos(subtype) !== (videos !== undefined))
    yield problem(
      slug,
      videos === undefined ? 'expected videos to measure' : `expected no videos of ${subtype}`,
    )
  if (bonus !== (subtype === 'OTHER_SELF_REPORTED'))
    yield problem(slug, bonus ? `expected no bonus of ${subtype}` : `expected bonus: true of ${subtype}`)
  if (subtype === 'PROJECT_SUBMISSION' && !page.project) yield problem(slug, 'expected a project on the page')
  const unattended = page.sessions.find((name) => sessions.get(name)?.session.delivery === 'ON_DEMAND')
  if (subtype === 'ZOOM_ATTENDANCE' && unattended !== undefined)
    yield problem(slug, `expected live sessions to attend; ${unattended} is on demand`)
}

function* checkSchedule(
  page: SessionPageContent,
  { slug, from, to, days }: ScheduleContent,
): Generator<ContentProblem> {
  const problem = problemIn(page)
  if (to < from) yield problem(slug, `expected a last day (to) that is not before the first (from), ${from}`)
  for (const { day } of days)
    if (day < from || to < day) yield problem(slug, `expected days from ${from} to ${to}; ${day} is outside`)
}
