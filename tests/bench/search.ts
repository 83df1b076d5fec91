import { globSync, readFileSync } from 'node:fs'
import type { Database } from '@section/db/connection.ts'
import { courseFaculty, courses, faculty, sessions } from '@section/db/schema.ts'
import { toMemberViewer } from '../../apps/api/src/server/access/viewer.ts'
import { upsertRows } from '../../apps/api/src/server/content/bulk-write-store.ts'
import { refreshDocuments } from '../../apps/api/src/features/search/documents/refresh-documents.ts'
import { searchCourses } from '../../apps/api/src/features/search/search-courses.ts'
import { insertMember } from '../../apps/api/src/testing/insert-member.ts'
import { startTestServer } from '../../apps/api/src/testing/test-server.ts'
import type { PostgresCluster } from '../../tools/postgres.ts'
import { benchId } from './bench-school.ts'
import { openOwnDatabase } from './load/own-database.ts'
import type { Row } from './table.ts'

const COURSES = 10_000
const PROFESSORS = 500
const WARM_UP = 200
const SEARCHES = 2000
const BOUND_MS = 50
const STACKS = ['ai', 'business-core', 'marketing', 'leadership', 'product'] as const
const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const

/**
 * Measures searches among 10,000 courses on PostgreSQL, one after the other: of whole and half-typed words, of words with
 * a typo, of names, and with facets, by a member who sees all courses and one who sees a stack of them.
 */
export async function measureSearch(postgres: PostgresCluster): Promise<Row[]> {
  const database = await openOwnDatabase(postgres, 'bench_search')
  const random = randomNumbers()
  const titles = await fill(database, random)
  const server = await startTestServer({ database })
  try {
    const now = Date.now()
    const memberIds = [
      await insertMember(database.db),
      await insertMember(database.db, { areas: ['ai-academy'] }),
    ]
    const states = await Promise.all(memberIds.map((id) => server.services.members.get(id)))
    const viewers = states.flatMap((state) => (state ? [toMemberViewer(state, now)] : []))
    const times: number[] = []
    let hits = 0
    for (let count = 0; count < WARM_UP + SEARCHES; count++) {
      const viewer = viewers[count % 4 === 0 ? 1 : 0]
      if (!viewer) throw new Error('There is no member.')
      const input = { stacks: null, topics: null, difficulties: null, ...inputOf(count, titles, random) }
      const began = performance.now()
      const found = await searchCourses({ services: server.services, viewer, now }, { input })
      if (count < WARM_UP) continue
      times.push(performance.now() - began)
      hits += found.length
    }
    times.sort((a, b) => a - b)
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0
    const p99 = quantile(0.99)
    return [
      {
        what: `searchCourses, ${COURSES} courses, ${Math.round(hits / SEARCHES)} hits`,
        ours: `p50 ${quantile(0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        baseline: 'none',
        ratio: '',
        bound: `p99 ≤ ${BOUND_MS} ms`,
        holds: p99 <= BOUND_MS,
        command: 'npm run bench -- search',
      },
    ]
  } finally {
    await server.close()
    await database.close()
  }
}

type Random = (below: number) => number

/** Inserts the courses, each with a session and two professors, and returns their titles. */
async function fill({ db }: Database, random: Random): Promise<string[]> {
  const vocabulary = wordsOfDemoSchool()
  const rare = Array.from({ length: 20_000 }, () => madeUpWord(random))
  const text = (words: number) => pick(vocabulary, words, random).join(' ')
  const professors = Array.from({ length: PROFESSORS }, (_, n) => ({
    facultyId: benchId('faculty', n),
    slug: `professor-${n}`,
    fullName: `${capitalized(madeUpWord(random))} ${capitalized(madeUpWord(random))}`,
    imageUrl: '/art/portrait/bench.svg',
  }))
  const rows = Array.from({ length: COURSES }, (_, n) => ({
    courseId: benchId('course', n),
    slug: `course-${n}`,
    type: 'sprint' as const,
    stack: STACKS[n % STACKS.length] ?? 'ai',
    topics: pick(['Strategy', 'Pricing', 'Foundational AI', 'Teams', 'Data'], 2, random),
    difficulty: DIFFICULTIES[n % DIFFICULTIES.length] ?? 'Beginner',
    title: text(4),
    subtitle: text(8),
    description: [text(60), ...pick(rare, 5, random)].join(' '),
    coverImageUrl: '/art/course/bench.svg',
    badgeImageUrl: '/art/badge/bench.svg',
    sortOrder: n,
  }))
  await upsertRows(db, faculty, professors, [faculty.facultyId])
  await upsertRows(db, courses, rows, [courses.courseId])
  const teaching = rows.flatMap(({ courseId }, n) =>
    [n, n * 7 + 1].map((at, sortOrder) => ({
      courseId,
      facultyId: benchId('faculty', at % PROFESSORS),
      sortOrder,
    })),
  )
  await upsertRows(db, courseFaculty, unique(teaching), [courseFaculty.courseId, courseFaculty.facultyId])
  const runs = rows.map(({ courseId, slug }, n) => ({
    sessionId: benchId('session', n),
    slug,
    courseId,
    kind: 'SPRINT' as const,
    sessionType: 'ON_DEMAND' as const,
  }))
  await upsertRows(db, sessions, runs, [sessions.sessionId])
  await db.transaction((tx) => refreshDocuments(tx))
  await db.execute('analyze')
  return [...rows.map(({ title }) => title), ...professors.map(({ fullName }) => fullName)]
}

/** Returns the nth search: a whole title, a word, its beginning, two words of which one has a typo, or facets too. */
function inputOf(count: number, titles: readonly string[], random: Random) {
  const words = (titles[random(titles.length)] ?? '').split(' ')
  const word = words[random(words.length)] ?? ''
  const other = words[random(words.length)] ?? ''
  switch (count % 6) {
    case 0:
      return { query: words.join(' ') }
    case 1:
      return { query: word }
    case 2:
      return { query: word.slice(0, 2 + random(4)) }
    case 3:
      return { query: mistyped(word, random) }
    case 4:
      return { query: `${mistyped(word, random)} ${other}` }
    default:
      return { query: random(2) === 0 ? '' : word, stacks: ['ai', 'product'], difficulties: ['beginner'] }
  }
}

function mistyped(word: string, random: Random): string {
  const at = 1 + random(Math.max(1, word.length - 1))
  return random(2) === 0
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

const wordsOfDemoSchool = () =>
  globSync('demo/school/**/*.yaml')
    .toSorted()
    .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z]{2,20}/g) ?? [])

const madeUpWord = (random: Random) =>
  Array.from(
    { length: 2 + random(3) },
    () => 'bcdfglmnprstv'.charAt(random(13)) + 'aeiou'.charAt(random(5)),
  ).join('') + 'nrst'.charAt(random(4))

const pick = (all: readonly string[], count: number, random: Random) =>
  Array.from({ length: count }, () => all[random(all.length)] ?? '')
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const unique = <Row extends { courseId: string; facultyId: string }>(rows: readonly Row[]) => [
  ...new Map(rows.map((row) => [`${row.courseId} ${row.facultyId}`, row])).values(),
]

/** Returns numbers that are the same in every run. */
function randomNumbers(): Random {
  let state = 20_261_124
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
