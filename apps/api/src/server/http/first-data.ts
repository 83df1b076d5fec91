import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { authenticate } from '../access/authenticate.ts'
import type { Answers } from '../graphql/answers.ts'
import { isFailure, type Plans } from '../graphql/plans.ts'
import type { Services } from '../services.ts'
import { onlyCookie } from './server-cookies.ts'

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
    const json = `[${answers.flat().join(',')}]`.replaceAll('<', '\\u003c')
    return `<script type="application/json" id="answers">${json}</script>`
  }

  #idToken(cookies: string): string | undefined {
    // A token needs no decoding: whatever holds a percent sign is none.
    return onlyCookie(cookies, `${this.#services.config.identity.cookieNamespace}_id_token`)
  }
}
