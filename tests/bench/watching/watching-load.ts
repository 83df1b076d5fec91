import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { json } from 'node:stream/consumers'
import { post } from '../load/post.ts'
import { sendAtRandom } from '../load/send-at-random.ts'

/** The load of the generator, as JSON on its standard input. */
export interface WatchingLoad {
  url: string
  viewers: { token: string; userVideoSessionId: string }[]
  videoId: string
  /** The trusted documents of a save and of a note. */
  documentIds: { save: string; note: string }
  /** How many saves there are for each note. */
  savesPerNote: number
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
  /** Those of notes, in the same measure. */
  noteTimes: number[]
  wrong: number
  /** The position that each viewer was told last, in seconds. */
  acknowledged: number[]
}

/**
 * Viewers in a process of their own who save their positions, and now and then a note, over a connection each, one after the
 * other, at random times (a Poisson process). A time includes the wait for those before it.
 */
const load = (await json(process.stdin)) as WatchingLoad
const { url, viewers, videoId, documentIds, savesPerNote, step, rate, seconds, warmUp } = load
const agents = viewers.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
const positions = viewers.map(() => 0)
const answers: WatchingAnswers = { times: [], noteTimes: [], wrong: 0, acknowledged: viewers.map(() => 0) }
const began = performance.now()

await sendAtRandom({ rate, seconds: seconds + warmUp }, async (n, due) => {
  const number = n % viewers.length
  const [viewer, agent] = [viewers[number], agents[number]]
  if (!viewer || !agent) throw new Error('There is no such viewer.')
  const isNote = n % savesPerNote === 0
  const position = (positions[number] = (positions[number] ?? 0) + step)
  const operation = isNote ? noteAt(position) : saveAt(position, viewer.userVideoSessionId)
  // A failed connection is a wrong answer as well.
  const answer = await post({ url, token: viewer.token, agent, operation, encoding: 'identity' }).catch(
    (error: unknown) => ({ status: 0, body: Buffer.from(String(error)), at: performance.now() }),
  )
  if (due - began >= warmUp * 1000) (isNote ? answers.noteTimes : answers.times).push(answer.at - due)
  const isRight =
    answer.status === 200 && answer.body.includes(`"${isNote ? 'seconds' : 'continueAtTime'}":${position},`)
  if (!isRight && ++answers.wrong <= 3)
    console.error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`)
  if (isRight && !isNote) answers.acknowledged[number] = Math.max(answers.acknowledged[number] ?? 0, position)
})

function saveAt(position: number, userVideoSessionId: string) {
  const variables = {
    userVideoSessionId,
    videoId,
    continueAtTime: position,
    videoSessionMaxPlayhead: position,
    videoSessionPlayingTime: position,
    status: 'IN_PROGRESS',
    positionMsAgo: 0,
  }
  return { documentId: documentIds.save, variables }
}

function noteAt(seconds: number) {
  const text = 'What we charge is a claim about who we are for; see the second example.'
  return { documentId: documentIds.note, variables: { noteId: randomUUID(), videoId, seconds, text } }
}

process.stdout.write(JSON.stringify(answers))
for (const agent of agents) agent.destroy()
