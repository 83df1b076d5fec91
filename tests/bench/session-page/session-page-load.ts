import { Agent } from 'node:http'
import { json } from 'node:stream/consumers'
import { sendAtRandom } from '../load/send-at-random.ts'
import { post } from '../load/post.ts'

/** The requests of the load generator, as JSON on its standard input. */
export interface SessionPageLoad {
  url: string
  tokens: string[]
  /** The request of the page. */
  read: object
  /** One request for each item that members tick. */
  ticks: object[]
  requestsPerTick: number
  /** Requests a second of all members together. */
  rate: number
  seconds: number
  /** A text that every page has as often as it has containers. */
  mark: string
  marks: number
}

/** The answers, as JSON on its standard output. Times are milliseconds. */
export interface SessionPageAnswers {
  reads: number[]
  ticks: number[]
  wrong: number
}

/**
 * Runs members in a process of their own, who load the page of a session over a connection each while some tick an
 * item.
 */
const load = (await json(process.stdin)) as SessionPageLoad
const { url, tokens, rate, seconds } = load
const agents = tokens.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
const answers: SessionPageAnswers = { reads: [], ticks: [], wrong: 0 }

await sendAtRandom({ rate, seconds }, async (n, due) => {
  const [agent, token] = [agents[n % agents.length], tokens[n % tokens.length]]
  const tick = n % load.requestsPerTick === 0 ? load.ticks[n % load.ticks.length] : undefined
  if (!agent || token === undefined) throw new Error('There is no such member.')
  const answer = await post({ url, token, agent, operation: tick ?? load.read, encoding: 'identity' })
  ;(tick ? answers.ticks : answers.reads).push(answer.at - due)
  const body = answer.body.toString()
  const isRight = tick ? body.includes('"COMPLETED"') : body.split(load.mark).length - 1 === load.marks
  if (answer.status === 200 && !body.includes('"errors"') && isRight) return
  if (++answers.wrong <= 3) console.error(`${answer.status}: ${body.slice(0, 300)}`)
})
process.stdout.write(JSON.stringify(answers))
for (const agent of agents) agent.destroy()
