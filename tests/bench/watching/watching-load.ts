import { Agent } from 'node:http'
import { json } from 'node:stream/consumers'
import { post } from '../load/post.ts'
import { sendAtRandom } from '../load/send-at-random.ts'

/** The load of the generator, as JSON on its standard input. */
export interface WatchingLoad {
  url: string
  viewers: { token: string; userVideoSessionId: string }[]
  videoId: string
  /** The trusted document of a save. */
  documentId: string
  /** The seconds that each save adds to the position and the playing time of its viewer. */
  step: number
  /** Saves a second of all viewers together. */
  rate: number
  seconds: number
  /** The time at the beginning, in seconds, whose answers are not counted. */
  warmUp: number
}

/** The answers, as JSON on its standard output. */
export interface WatchingAnswers {
  /** Milliseconds from when each save was due to its last byte. */
  times: number[]
  wrong: number
  /** The position that each viewer was told last, in seconds. */
  acknowledged: number[]
}

/**
 * Viewers in a process of their own who save their positions over a connection each, one after the other, at random times (a
 * Poisson process). A time includes the wait for those before it.
 */
const load = (await json(process.stdin)) as WatchingLoad
const { url, viewers, videoId, documentId, step, rate, seconds, warmUp } = load
const agents = viewers.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
const positions = viewers.map(() => 0)
const answers: WatchingAnswers = { times: [], wrong: 0, acknowledged: viewers.map(() => 0) }
const began = performance.now()

await sendAtRandom({ rate, seconds: seconds + warmUp }, async (n, due) => {
  const number = n % viewers.length
  const [viewer, agent] = [viewers[number], agents[number]]
  if (!viewer || !agent) throw new Error('There is no such viewer.')
  const position = (positions[number] = (positions[number] ?? 0) + step)
  const variables = {
    userVideoSessionId: viewer.userVideoSessionId,
    videoId,
    continueAtTime: position,
    videoSessionMaxPlayhead: position,
    videoSessionPlayingTime: position,
    status: 'IN_PROGRESS',
    positionMsAgo: 0,
  }
  const operation = { documentId, variables }
  // A failed connection is a wrong answer as well.
  const answer = await post({ url, token: viewer.token, agent, operation, encoding: 'identity' }).catch(
    (error: unknown) => ({ status: 0, body: Buffer.from(String(error)), at: performance.now() }),
  )
  if (due - began >= warmUp * 1000) answers.times.push(answer.at - due)
  const isRight = answer.status === 200 && answer.body.includes(`"continueAtTime":${position},`)
  if (isRight) answers.acknowledged[number] = Math.max(answers.acknowledged[number] ?? 0, position)
  else if (++answers.wrong <= 3) console.error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`)
})
process.stdout.write(JSON.stringify(answers))
for (const agent of agents) agent.destroy()
