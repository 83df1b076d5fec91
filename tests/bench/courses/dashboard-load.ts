import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

/** What the load generator is to send, as JSON on its standard input. */
export interface DashboardLoad {
  url: string
  members: { userId: string; token: string }[]
  /** The trusted documents of the dashboard and of an enrollment. */
  documents: { read: string; enroll: string }
  /** The sessions in which to enroll, one for each enrollment. */
  sessionIds: string[]
  requestsPerEnrollment: number
  /** Requests a second of all members together; 0 for four members who send the next one as soon as the last was answered. */
  rate: number
  seconds: number
  /** The encoding that the members accept; browsers accept `br`, and the server compresses for them. */
  encoding: 'identity' | 'br'
  /** The number of sessions that a list must have besides one for each session in which the member is enrolled. */
  listed: number
}

/** What was answered, as JSON on its standard output. Times are milliseconds. */
export interface DashboardAnswers {
  reads: number[]
  enrollments: number[]
  wrong: number
  seconds: number
}

/** Enough to keep the server busy, and few enough for none to wait until the server gives up. */
const WITHOUT_PAUSE = 4

/**
 * Members in a process of their own who load the courses dashboard over a connection each, while one in so many requests
 * enrolls. With a rate they come at random times, whether earlier requests have been answered or not; a time therefore
 * includes the wait for those before it.
 */
const load = (await json(process.stdin)) as DashboardLoad
const { members, documents, seconds, rate } = load
const agents = members.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
const answers: DashboardAnswers = { reads: [], enrollments: [], wrong: 0, seconds: 0 }
const began = performance.now()
const isOver = () => performance.now() - began > seconds * 1000
let sent = 0

if (rate > 0) await sendAtRandom()
else
  await Promise.all(
    members.slice(0, WITHOUT_PAUSE).map(async (_member, member) => {
      while (!isOver()) await sendNext(member)
    }),
  )
answers.seconds = (performance.now() - began) / 1000
process.stdout.write(JSON.stringify(answers))
for (const agent of agents) agent.destroy()

async function sendAtRandom(): Promise<void> {
  const pending: Promise<void>[] = []
  let due = began
  while (!isOver()) {
    due += (-Math.log(1 - Math.random()) / rate) * 1000
    await wait(Math.max(0, due - performance.now()))
    pending.push(sendNext(pending.length % members.length, due))
  }
  await Promise.all(pending)
}

async function sendNext(member: number, due = performance.now()): Promise<void> {
  const enrolls = ++sent % load.requestsPerEnrollment === 0
  const answer = await post(member, enrolls ? enrollment(member) : { documentId: documents.read })
  ;(enrolls ? answers.enrollments : answers.reads).push(answer.at - due)
  if (isRight(answer, enrolls)) return
  if (++answers.wrong > 3) return
  console.error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`)
}

function enrollment(member: number): object {
  const input = { userId: members[member]?.userId, sessionId: load.sessionIds.pop(), unenroll: false }
  return { documentId: documents.enroll, variables: { input } }
}

interface Answer {
  status: number
  body: Buffer
  encoding: string | undefined
  /** The time of the last byte. */
  at: number
}

function post(member: number, operation: object): Promise<Answer> {
  const body = JSON.stringify(operation)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': load.encoding,
    authorization: `Bearer ${members[member]?.token}`,
  }
  const options = { method: 'POST', headers, agent: agents[member] }
  return new Promise((resolve, reject) => {
    const sending = request(`${load.url}/graphql`, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'],
          at: performance.now(),
        }),
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Checks without parsing, because that would take this process from the other members. */
function isRight({ status, body: sent, encoding }: Answer, enrolls: boolean): boolean {
  const body = encoding === 'br' ? brotliDecompressSync(sent) : sent
  if (status !== 200 || body.includes('"errors"')) return false
  const enrolled = count(body, '"ENROLLED"')
  return enrolls ? enrolled === 1 : count(body, '"sessionId"') === load.listed + enrolled
}

function count(body: Buffer, text: string): number {
  let found = 0
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) found++
  return found
}
