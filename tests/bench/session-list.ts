import { spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { benchId, benchIdPrefix, type BenchSchool, waitUntilReady } from './bench-school.ts'
import { median, type Row } from './table.ts'
import { load, type LoadOptions } from './wrk.ts'

const SESSIONS = 200
const MEMBERS = 400
const ROUNDS = 7
const SECONDS = 5
const WARM_UP_SECONDS = 2
const CONNECTIONS = 32
/** One in this many requests enrolls a member, which invalidates the seats and that member's state. */
const REQUESTS_PER_ENROLLMENT = 100
/** More enrollments than a round can make, so that no two rounds enroll the same member in the same session. */
const ENROLLMENTS_PER_ROUND = 2000

/**
 * Compares `listUserCourses` with 200 courses of a session each for 400 members, while 1 in 100 requests enrolls one of
 * them, with a bare Fastify route that serializes the same objects.
 */
export async function measureSessionList(school: BenchSchool): Promise<Row[]> {
  await fillCatalog(school)
  const tokens = await school.tokens(Array.from({ length: MEMBERS }, (_, n) => benchId('member', n + 1)))
  const body = JSON.stringify({ documentId: school.documentId('CoursesDashboard') })
  const responses: string[] = []
  for (const token of tokens.slice(0, 40)) responses.push(await send(`${school.url}/graphql`, token, body))
  for (const text of responses) {
    const count = countSessions(text)
    if (count < SESSIONS) throw new Error(`A list has ${count} sessions, not ${SESSIONS}.`)
  }

  const port = await freePort()
  const baseline = spawn(process.execPath, ['tests/bench/baseline-server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  baseline.stdin.end(`[${responses.join(',')}]`)
  await waitUntilReady(baseline)
  const options = { seconds: SECONDS, connections: CONNECTIONS, readsBodies: false }
  const lists = (round: number, overrides: Partial<LoadOptions> = {}) => {
    const script = mixedScript(
      tokens,
      body,
      school.documentId('SaveEnrollment'),
      round * ENROLLMENTS_PER_ROUND,
    )
    return load({ ...options, url: `${school.url}/graphql`, script, ...overrides })
  }
  const same = (overrides: Partial<LoadOptions> = {}) =>
    load({
      ...options,
      url: `http://localhost:${port}/objects`,
      script: listScript(tokens, body),
      ...overrides,
    })
  const ours: number[] = []
  const bare: number[] = []
  let command = ''
  try {
    // Only the first round reads all bodies, because that costs the load generator as much as sending.
    const read = await lists(0, { readsBodies: true })
    if (read.errors > 0) throw new Error(`${read.errors} responses were errors.`)
    await same({ seconds: WARM_UP_SECONDS })
    for (let round = 1; round <= ROUNDS; round++) {
      const before = await countEnrollments(school)
      const list = await lists(round)
      const enrolled = (await countEnrollments(school)) - before
      if (Math.abs(enrolled - list.requests / REQUESTS_PER_ENROLLMENT) > CONNECTIONS)
        throw new Error(`${list.requests} requests enrolled ${enrolled} members.`)
      const objects = await same()
      if (list.errors + objects.errors > 0)
        throw new Error(`${list.errors} and ${objects.errors} responses were errors.`)
      ours.push(list.rate)
      bare.push(objects.rate)
      command = list.command
    }
  } finally {
    baseline.kill()
  }
  const ratio = median(ours.map((rate, i) => rate / (bare[i] ?? 1)))
  return [
    {
      what: `listUserCourses, ${SESSIONS} courses of a session each, ${Math.round(Buffer.byteLength(responses[0] ?? '') / 1024)} kB, 1 in ${REQUESTS_PER_ENROLLMENT} enrolls`,
      ours: `${Math.round(median(ours))}/s`,
      baseline: `bare route ${Math.round(median(bare))}/s`,
      ratio: ratio.toFixed(2),
      bound: '≥ 0.60',
      holds: ratio >= 0.6,
      command,
    },
  ]
}

/**
 * Inserts members, and sprints with seats for all of them, each in a copy of a course, because a course lists its next one.
 * The first one starts in two days, because nobody can join a sprint on the day before its start.
 */
async function fillCatalog({ database }: BenchSchool): Promise<void> {
  const id = (kind: string) => sql`(${benchIdPrefix(kind)} || lpad(to_hex(n), 12, '0'))::uuid`
  await database.db.execute(sql`
    insert into members (user_id, email, status, first_name, last_name)
    select ${id('member')}, 'member-' || n || '@bench.example', 'MEMBER', 'Bench', 'Member'
    from generate_series(1, ${MEMBERS}::int) n`)
  await database.db.execute(sql`
    insert into entitlements (user_id, type)
    select ${id('member')}, 'mcsc-unlimited' from generate_series(1, ${MEMBERS}::int) n`)
  await database.db.execute(sql`
    insert into courses (course_id, slug, type, stack, topics, difficulty, title, subtitle, cover_image_url, badge_image_url)
    select ${id('list-course')}, 'list-' || n, type, stack, topics, difficulty, title, subtitle, cover_image_url, badge_image_url
    from courses, generate_series(1, ${SESSIONS}::int) n where slug = 'strategy-on-a-page'`)
  await database.db.execute(sql`
    insert into course_faculty (course_id, faculty_id, sort_order)
    select ${id('list-course')}, faculty_id, course_faculty.sort_order
    from courses join course_faculty using (course_id), generate_series(1, ${SESSIONS}::int) n
    where slug = 'strategy-on-a-page'`)
  await database.db.execute(sql`
    insert into sessions (session_id, slug, course_id, kind, session_type, start_at, end_at)
    select ${id('session')}, 'bench-' || n, ${id('list-course')},
      'SPRINT', 'LIVE', now() + (n + 1) * interval '1 day', now() + (n + 6) * interval '1 day'
    from generate_series(1, ${SESSIONS}::int) n`)
  await database.db.execute(sql`
    insert into session_seats (session_id, capacity)
    select ${id('session')}, ${2 * MEMBERS}::int from generate_series(1, ${SESSIONS}::int) n`)
  await database.db.execute(sql`select pg_notify('changes', 'catalog ')`)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

async function countEnrollments({ database }: BenchSchool): Promise<number> {
  const [found] = await rows<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from enrollments where session_id::text like ${`${benchIdPrefix('session')}%`}`,
  )
  return found?.count ?? 0
}

async function send(url: string, token: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return (await fetch(url, { method: 'POST', headers, body })).text()
}

const countSessions = (response: string) =>
  (
    JSON.parse(response) as { data: { listUserCourses: { sessions: unknown[] }[] } }
  ).data.listUserCourses.flatMap(({ sessions }) => sessions).length

const listScript = (tokens: string[], body: string) => `
local headers, lists, i = {}, {}, 0
for n, token in ipairs({ ${tokens.map((token) => `"${token}"`).join(', ')} }) do
  headers[n] = { ["content-type"] = "application/json", ["authorization"] = "Bearer " .. token }
end
function init()
  for n in ipairs(headers) do lists[n] = wrk.format("POST", nil, headers[n], [[${body}]]) end
end
function request() i = i + 1; return lists[i % #lists + 1] end
`

const mixedScript = (tokens: string[], body: string, documentId: string, enrollmentsBefore: number) => `
${listScript(tokens, body)}
local enrolled, list = ${enrollmentsBefore}, request
function request()
  if (i + 1) % ${REQUESTS_PER_ENROLLMENT} ~= 0 then return list() end
  i, enrolled = i + 1, enrolled + 1
  local member, session = enrolled % #headers + 1, math.floor(enrolled / #headers) % ${SESSIONS} + 1
  local body = string.format([[{"documentId":"${documentId}","variables":{"input":{"userId":"${benchIdPrefix('member')}%012x","sessionId":"${benchIdPrefix('session')}%012x","unenroll":false}}}]], member, session)
  return wrk.format("POST", nil, headers[member], body)
end
`
