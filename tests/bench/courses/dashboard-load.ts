import { Agent } from 'node:http'
import { json } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { sendAtRandom } from '../load/send-at-random.ts'
import { type Answer, post } from '../load/post.ts'

/** The requests of the load generator, as JSON on its standard input. */
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

/** The answers, as JSON on its standard output. Times are milliseconds. */
export interface DashboardAnswers {
  reads: number[]
  enrollments: number[]
  wrong: number
  seconds: number
}

/** The number of members without a pause: enough to keep the server busy, and few enough that no request times out. */
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

if (rate > 0) await sendAtRandom({ rate, seconds }, (n, due) => sendNext(n % members.length, due))
else
  await Promise.all(
    members.slice(0, WITHOUT_PAUSE).map(async (_member, member) => {
      while (!isOver()) await sendNext(member)
    }),
  )
answers.seconds = (performance.now() - began) / 1000
process.stdout.write(JSON.stringify(answers))
for (const agent of agents) agent.destroy()

async function sendNext(member: number, due = performance.now()): Promise<void> {
  const enrolls = ++sent % load.requestsPerEnrollment === 0
  const { url, encoding } = load
  const agent = agents[member]
  if (!agent) throw new Error('There is no such member.')
  const operation = enrolls ? enrollment(member) : { documentId: documents.read }
  const answer = await post({ url, encoding, agent, operation, token: members[member]?.token ?? '' })
  ;(enrolls ? answers.enrollments : answers.reads).push(answer.at - due)
  if (isRight(answer, enrolls)) return
  if (++answers.wrong > 3) return
  console.error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`)
}

function enrollment(member: number): object {
  const input = { userId: members[member]?.userId, sessionId: load.sessionIds.pop(), unenroll: false }
  return { documentId: documents.enroll, variables: { input } }
}

/** Checks an answer without parsing it, because parsing would delay the requests of the other members. */
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
