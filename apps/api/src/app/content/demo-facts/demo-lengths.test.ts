import { expect, test } from 'vitest'
import { durationLabel } from '@section/domain/sessions/dates/duration-label.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import type { CourseContent } from '../../../features/catalog/content/course-format.ts'
import { lessonsOf } from '../../../features/catalog/content/school-index.ts'
import { meetingRows } from '../../../features/catalog/content/session-meetings.ts'
import { videoGroups } from '../../../features/session-content/content/session-page-rows.ts'
import { laterThan } from '../../../server/content/content-end.ts'
import { parseContentEnd } from '../../../server/content/relative-date.ts'
import type { School } from '../../../server/content/school.ts'
import { demoMentions, type Mention } from './demo-mentions.fixture.ts'
import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'
import { ABOUT_OTHERS, ELSEWHERE } from './demo-lengths.fixture.ts'
import { loadContext } from '../load-context.ts'

const school = await readDemoSchool()
// A Tuesday in weeks without holidays.
const NOW = Date.parse('2026-03-03T15:00:00Z')

/** The true amounts by their units: minutes and hours of a class, hours a week, weeks of a run, lessons, courses. */
type Facts = Record<string, readonly number[]>

/** Returns what the demo's files say of each text's subject, by its file. */
function factsOf({ courses, certificates, sessionPages, events }: School): Map<string, Facts> {
  const ofCourse = new Map(courses.map((course) => [course.slug, courseFacts(course)]))
  const ofEvent = events.map(({ slug, start, end }) => {
    const from = loadContext(school, NOW).at(start).getTime()
    const to =
      end.kind === 'later'
        ? laterThan(from, end, 0, school.settings.timeZone)
        : loadContext(school, NOW).at(end).getTime()
    const minutes = (to - from) / MINUTE_MS
    return [`events/${slug}`, { minute: [minutes], hour: [minutes / 60] }] as const
  })
  const ofCertificate = certificates.map((certificate) => {
    const items = certificate.groups.flatMap((group) =>
      group.courses.map((one) => ({ ...one, isCapstone: group.capstone })),
    )
    const required = items.filter(({ required: isRequired, isCapstone }) => isRequired && !isCapstone).length
    const lessons = items.reduce((sum, { course }) => sum + (ofCourse.get(course)?.['lesson']?.[0] ?? 0), 0)
    const capstone = ofCourse.get(items.find(({ isCapstone }) => isCapstone)?.course ?? '')
    const facts = {
      course: [required],
      lesson: [lessons],
      week: capstone?.['week'] ?? [],
      hour: capstone?.['hour'] ?? [],
    }
    return [`certificates/${certificate.slug}`, facts] as const
  })
  const ofPages = sessionPages.map((page) => {
    const [first = ''] = page.sessions
    const facts = ofCourse.get(first.split('/')[0] ?? '') ?? {}
    return [
      `session-content/${page.slug}`,
      { ...facts, lesson: videoGroups(page).map(({ videos }) => videos.length) },
    ] as const
  })
  return new Map([
    ...[...ofCourse].map(([slug, facts]) => [`courses/${slug}`, facts] as const),
    ...ofCertificate,
    ...ofPages,
    ...ofEvent,
  ])
}

function courseFacts(course: CourseContent): Facts {
  const context = loadContext(school, NOW)
  const live = course.sessions.filter(({ delivery, start }) => delivery === 'LIVE' && start)
  const runs = live.flatMap((session) => {
    const period = context.periodOf(session)
    return period ? [{ period, session, meetings: meetingRows(course.slug, session, 'id', context) }] : []
  })
  const minutes = runs.flatMap(({ meetings }) =>
    meetings.map(({ startAt, endAt }) => (endAt.getTime() - startAt.getTime()) / MINUTE_MS),
  )
  const weeks = runs.flatMap(({ period, session }) => {
    const label = /^(\d+)-week/.exec(durationLabel(session.kind, period.from, period.to))
    return label ? [Number(label[1])] : []
  })
  const aWeek = runs.map(({ meetings }) => classesInAWeek(meetings.map(({ startAt }) => startAt.getTime())))
  const hours = new Set(minutes.map((length) => length / 60))
  const clinics = aWeek.map((count) => count - 2)
  return {
    minute: [...new Set(minutes)],
    hour: [...hours, ...(course.meta.hoursPerWeek === undefined ? [] : [course.meta.hoursPerWeek])],
    week: [...new Set(weeks)],
    lesson: lessonsOf(course).length > 0 ? [lessonsOf(course).length] : [],
    module: [course.modules.length],
    // The Mini-MBAs have three classes in a week, of which the last is a clinic.
    class: clinics.some((count) => count === 1) ? [2] : [...new Set(aWeek)],
    clinic: clinics,
  }
}

const classesInAWeek = (starts: readonly number[]) =>
  Math.max(0, ...starts.map((from) => starts.filter((at) => at >= from && at < from + 7 * DAY_MS - 1).length))

const isListed = ({ file, words, unit }: Mention) =>
  (ABOUT_OTHERS.files.test(file) && ABOUT_OTHERS.units.includes(unit)) ||
  ELSEWHERE.some((entry) => entry.files.test(file) && entry.words.includes(words))

const mentions = await demoMentions()

/** Returns the numbers in the demo's texts that a school does not bear out. */
function unfounded(of: School): Mention[] {
  const facts = factsOf(of)
  return mentions.filter((one) => !facts.get(one.file)?.[one.unit]?.includes(one.amount))
}

const contradictions = (of: School) =>
  unfounded(of)
    .filter((one) => !isListed(one))
    .map(({ file, words, around }) => `${file}: “${words}” in “${around}”`)

test('Numbers of minutes, hours, weeks, lessons, classes and courses in the demo’s texts are those of what they speak of', () => {
  expect(contradictions(school)).toEqual([])
})

test('The list of numbers that speak of something else holds no number that no text has', () => {
  const open = unfounded(school)
  const unused = ELSEWHERE.flatMap(({ files, words }) =>
    words.filter((listed) => !open.some(({ file, words: found }) => files.test(file) && found === listed)),
  )
  expect(unused).toEqual([])
})

test.each<[string, string, (course: CourseContent) => CourseContent]>([
  ['a shorter workshop', 'storytelling-with-numbers', (course) => withEnd(course, '90 minutes later')],
  ['a shorter Mini-MBA', 'marketing-mini-mba', (course) => withEnd(course, '4 weeks later at 14:00')],
  ['a lesson less', 'finance-crash-course', (course) => ({ ...course, modules: course.modules.slice(0, 1) })],
  [
    'fewer hours a week',
    'ai-mini-mba',
    (course) => ({ ...course, meta: { ...course.meta, hoursPerWeek: 8 } }),
  ],
])('The comparison of texts with lengths finds %s', (_, slug, change) => {
  const courses = school.courses.map((course) => (course.slug === slug ? change(course) : course))
  expect(contradictions({ ...school, courses }).join()).toContain(slug)
})

const withEnd = (course: CourseContent, end: string): CourseContent => ({
  ...course,
  sessions: course.sessions.map((session) => ({
    ...session,
    ...(session.end && { end: parseContentEnd(end) }),
  })),
})
