import { Agent } from 'node:http'
import { json } from 'node:stream/consumers'
import { post } from './post.ts'
import { sendAtRandom } from './send-at-random.ts'

/** The requests of the load generator, as JSON on its standard input. */
export interface ReadsLoad {
  url: string
  /** The tokens of the members; none for visitors. */
  tokens: string[]
  /** The operation that is sent, or the path of the page that is loaded. */
  operation?: object
  /** The variables of each member, where they differ. */
  variables?: object[]
  page?: string
  /** A text that every right answer has. */
  mark: string
  /** Requests a second of all together. */
  rate: number
  seconds: number
}

/** The answers, as JSON on its standard output. Times are milliseconds. */
export interface ReadsAnswers {
  times: number[]
  wrong: number
}

/** Reads in a process of its own, each member or visitor over a connection that stays open. */
const { url, tokens, operation, variables, page, mark, rate, seconds } = (await json(
  process.stdin,
)) as ReadsLoad
const agents = Array.from({ length: 200 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
const answers: ReadsAnswers = { times: [], wrong: 0 }

await sendAtRandom({ rate, seconds }, async (n, due) => {
  const text = page === undefined ? await ask(n) : await (await fetch(url + page)).text()
  answers.times.push(performance.now() - due)
  if (text.includes(mark) && !text.includes('"errors"')) return
  if (++answers.wrong <= 3) console.error(text.slice(0, 300))
})
process.stdout.write(JSON.stringify(answers))
for (const agent of agents) agent.destroy()

async function ask(n: number): Promise<string> {
  const agent = agents[n % agents.length]
  if (!agent || !operation) throw new Error('There is nothing to ask.')
  const token = tokens[n % tokens.length]
  if (token === undefined) {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(operation)
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text()
  }
  const own = variables ? { ...operation, variables: variables[n % tokens.length] } : operation
  const answer = await post({ url, token, agent, operation: own, encoding: 'identity' })
  return answer.body.toString()
}
