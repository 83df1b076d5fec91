import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { flagContext } from '../../features/flags/flag-context.ts'
import { authenticate } from '../access/authenticate.ts'
import type { Viewer } from '../access/policy.ts'
import type { Answers } from '../graphql/answers.ts'
import { isFailure, type Plans } from '../graphql/plans.ts'
import type { Services } from '../services.ts'
import { onlyCookie } from './server-cookies.ts'

/** How long a page waits for the member's flags, which it can also ask for later. */
const FLAGS_PATIENCE_MS = 100

/** An operation that a screen starts with; a variable is `$user`, or the number of a star in the pattern. */
export interface FirstOperation {
  documentId: string
  variables: Record<string, string>
}

/**
 * Answers a screen's first operations along with its page, for the member whose cookie came with the request, so
 * that the screen need not ask for them. Nothing for anybody else: the screen then asks as usual, and all session
 * errors are told there.
 */
export class FirstData {
  readonly #services: Services
  readonly #plans: Plans
  readonly #answers: Answers

  constructor(services: Services, plans: Plans, answers: Answers) {
    this.#services = services
    this.#plans = plans
    this.#answers = answers
  }

  /** The script element with the answers, or an empty text. `parts` are what the stars of the address stand for. */
  async element(request: FastifyRequest, operations: FirstOperation[], parts: string[]): Promise<string> {
    try {
      return await this.#read(request, operations, parts)
    } catch (error) {
      // The page is worth more than its data, for which the screen will ask.
      request.log.error({ err: error, requestId: request.id }, 'A page goes without its first data')
      return ''
    }
  }

  async #read(request: FastifyRequest, operations: FirstOperation[], parts: string[]): Promise<string> {
    const token = this.#idToken(request.headers.cookie ?? '')
    if (!token || operations.length === 0) return ''
    const viewer = await authenticate(this.#services, `Bearer ${token}`)
    if (!viewer || viewer instanceof GraphQLError) return ''
    const flags = this.#flags(viewer)
    const answers = await Promise.all(
      operations.map(async ({ documentId, variables }) => {
        const plan = this.#plans.trusted(documentId)
        if (isFailure(plan) || plan.mutation) return []
        const filled = Object.fromEntries(
          Object.entries(variables).map(([name, from]) => [
            name,
            from === '$user' ? viewer.userId : (parts[Number(from)] ?? ''),
          ]),
        )
        const answer = await this.#answers.answer(plan, filled, { viewer }, request)
        const key = JSON.stringify({ documentId, variables: filled })
        return answer.errors ? [] : [`{"key":${JSON.stringify(key)},"answer":${answer.body.toString()}}`]
      }),
    )
    return jsonElement('answers', `[${answers.flat().join(',')}]`) + (await flags)
  }

  /** So that what a flag decides does not appear late and move the page. */
  async #flags(viewer: Viewer): Promise<string> {
    const { flags, clock } = this.#services
    const values = await Promise.race([
      flags.of(flagContext(viewer, clock())),
      new Promise<undefined>((resolve) => setTimeout(resolve, FLAGS_PATIENCE_MS, undefined).unref()),
    ])
    return values ? jsonElement('flags', JSON.stringify(values)) : ''
  }

  #idToken(cookies: string): string | undefined {
    // A token needs no decoding: whatever holds a percent sign is none.
    return onlyCookie(cookies, `${this.#services.config.identity.cookieNamespace}_id_token`)
  }
}

/** Data in a page; no value can end the element. */
function jsonElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}
