import { spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { type BenchSchool, freePort, ready } from './bench-school.ts'
import { median, type Row } from './table.ts'
import { load } from './wrk.ts'

const SESSIONS = 200
const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 32
const MEMBERS = 40

/** A 200-session `listUserSessions` for forty members in turn, against a bare route that sends the same bytes in turn. */
export async function measureSessionList(school: BenchSchool): Promise<Row[]> {
  await fillCatalogue(school)
  const members = await rows<{ id: string }>(
    school.database.db,
    sql`select m.user_id as id from members m join entitlements e using (user_id)
        where e.type = 'mcsc-unlimited' and m.status = 'MEMBER' order by m.email limit ${MEMBERS}`,
  )
  const tokens = await school.tokens(members.map(({ id }) => id))
  const body = JSON.stringify({ documentId: school.documentId('CoursesDashboard') })
  const answers: string[] = []
  for (const token of tokens) answers.push(await answer(`${school.url}/graphql`, token, body))
  for (const text of answers) {
    const count = countSessions(text)
    // Some plans bring one or two more.
    if (count < SESSIONS) throw new Error(`A list has ${count} sessions, not ${SESSIONS}.`)
  }

  const port = await freePort()
  const yardstick = spawn(process.execPath, ['tests/bench/yardstick-server.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  yardstick.stdin.end(JSON.stringify(answers))
  await ready(yardstick)
  const ours: number[] = []
  const bare: number[] = []
  let command = ''
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const options = { seconds: SECONDS, connections: CONNECTIONS, script: script(tokens, body) }
      const list = await load({ ...options, url: `${school.url}/graphql` })
      const same = await load({ ...options, url: `http://localhost:${port}/bytes` })
      if (list.errors + same.errors > 0)
        throw new Error(`${list.errors} and ${same.errors} answers were errors.`)
      ours.push(list.rate)
      bare.push(same.rate)
      command = list.command
    }
  } finally {
    yardstick.kill()
  }
  const ratio = median(ours.map((rate, i) => rate / (bare[i] ?? 1)))
  return [
    {
      what: `listUserSessions, ${SESSIONS} sessions, ${Math.round(Buffer.byteLength(answers[0] ?? '') / 1024)} kB`,
      ours: `${Math.round(median(ours))}/s`,
      yardstick: `bare route ${Math.round(median(bare))}/s`,
      ratio: ratio.toFixed(2),
      bound: '≥ 0.80',
      holds: ratio >= 0.8,
      command,
    },
  ]
}

/** Adds sessions to the demo school's courses until a member sees two hundred. */
async function fillCatalogue({ database, url, tokens, documentId }: BenchSchool): Promise<void> {
  const [member] = await rows<{ id: string }>(
    database.db,
    sql`select user_id as id from members where email = 'newcomer@demo.school'`,
  )
  const [token = ''] = await tokens([member?.id ?? ''])
  const body = JSON.stringify({ documentId: documentId('CoursesDashboard') })
  const missing = SESSIONS - countSessions(await answer(`${url}/graphql`, token, body))
  await database.db.execute(sql`
    insert into sessions (slug, course_id, kind, session_type, start_at, end_at)
    select 'bench-' || n, (select course_id from courses where slug = 'strategy-on-a-page'), 'SPRINT', 'LIVE',
      now() + n * interval '1 day', now() + (n + 5) * interval '1 day'
    from generate_series(1, ${missing}::int) as n`)
  await database.db.execute(sql`select pg_notify('changes', 'catalogue ')`)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

async function answer(url: string, token: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return (await fetch(url, { method: 'POST', headers, body })).text()
}

const countSessions = (answer: string) =>
  (JSON.parse(answer) as { data: { listUserSessions: unknown[] } }).data.listUserSessions.length

const script = (tokens: string[], body: string) => `
local tokens = { ${tokens.map((token) => `"${token}"`).join(', ')} }
local requests, i = {}, 0
function init()
  for n, token in ipairs(tokens) do
    requests[n] = wrk.format("POST", nil, { ["content-type"] = "application/json", ["authorization"] = "Bearer " .. token }, [[${body}]])
  end
end
function request() i = i % #requests + 1; return requests[i] end
`
