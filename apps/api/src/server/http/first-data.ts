import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { FlagValues } from '@section/domain/flags/flag-values.ts'
import { flagContext } from '../flags/flag-context.ts'
import { authenticate } from '../access/authenticate.ts'
import type { SignedInViewer } from '../access/viewer.ts'
import type { Executor } from '../graphql/executor.ts'
import { isFailure, type Plans } from '../graphql/plans.ts'
import type { Services } from '../services.ts'
import type { FirstOperation, ScreenPage } from './page.ts'
import { onlyCookie } from './server-cookies.ts'

/** How long a page waits for the member's flags, which it can also ask for later. */
const FLAGS_PATIENCE_MS = 100

/** What a member's screen starts with. */
export interface FirstAnswers {
  /** The script elements that bring it to the page. */
  elements: string
  /** The answers that are good, as JSON, by the names of their operations. */
  answers: Record<string, string>
  /** The member's flags, when they came in time or were heard before. */
  flags: FlagValues | undefined
}

/**
 * Answers a screen's first operations along with its page, for the member whose cookie came with the request, so
 * that the screen need not ask for them. Nothing for anybody else: the screen then asks as usual, and all session
 * errors are told there.
 */
export class FirstData {
  readonly #services: Services
  readonly #plans: Plans
  readonly #executor: Executor

  constructor(services: Services, plans: Plans, executor: Executor) {
    this.#services = services
    this.#plans = plans
    this.#executor = executor
  }

  /** The member whose cookie came with the request; null for anybody else, and while nobody can say. */
  async viewerOf(request: FastifyRequest): Promise<SignedInViewer | null> {
    const token = this.#idToken(request.headers.cookie ?? '')
    if (!token) return null
    try {
      const viewer = await authenticate(this.#services, `Bearer ${token}`)
      return viewer instanceof GraphQLError ? null : (viewer ?? null)
    } catch (error) {
      request.log.error({ err: error, requestId: request.id }, 'A page goes without its member')
      return null
    }
  }

  /** Null where nobody is signed in, or nothing can be answered. */
  async read(
    viewer: SignedInViewer | null,
    request: FastifyRequest,
    { operations, parts }: ScreenPage,
  ): Promise<FirstAnswers | null> {
    if (!viewer || operations.length === 0) return null
    try {
      return await this.#read(viewer, request, operations, parts)
    } catch (error) {
      // The page is worth more than its data, for which the screen will ask.
      request.log.error({ err: error, requestId: request.id }, 'A page goes without its first data')
      return null
    }
  }

  async #read(
    viewer: SignedInViewer,
    request: FastifyRequest,
    operations: FirstOperation[],
    parts: string[],
  ): Promise<FirstAnswers | null> {
    const { flags: service } = this.#services
    // So that what a flag decides does not appear late and move the page.
    const coming = service.within(FLAGS_PATIENCE_MS, flagContext(viewer))
    const answered = await Promise.all(
      operations.map(async ({ name, documentId, variables }) => {
        const plan = this.#plans.trusted(documentId)
        if (isFailure(plan) || plan.mutation) return []
        const filled = Object.fromEntries(
          Object.entries(variables).map(([name, from]) => [
            name,
            from === '$user' ? viewer.userId : (parts[Number(from)] ?? ''),
          ]),
        )
        const result = await this.#executor.execute(plan, filled, { viewer }, request)
        const key = JSON.stringify({ documentId, variables: filled })
        return result.errors ? [] : [{ name, key, body: JSON.stringify(result) }]
      }),
    )
    const good = answered.flat()
    const json = good.map(({ key, body }) => `{"key":${JSON.stringify(key)},"answer":${body}}`)
    const flags = await coming
    return {
      elements:
        jsonElement('answers', `[${json.join(',')}]`) +
        (flags ? jsonElement('flags', JSON.stringify(flags)) : ''),
      answers: Object.fromEntries(good.map(({ name, body }) => [name, body])),
      flags,
    }
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
