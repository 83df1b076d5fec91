import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { type ScreenMatch, splitQuery } from '@section/domain/access/screen-path.ts'
import { flagContext } from '../../flags/flag-context.ts'
import { authenticate } from '../../access/authenticate.ts'
import type { SignedInViewer } from '../../access/viewer.ts'
import { executePlan } from '../../graphql/execute.ts'
import { isFailure, type Plans } from '../../graphql/plans.ts'
import type { Services } from '../../services.ts'
import { onlyCookie } from '../headers/server-cookies.ts'

/** The time that a page waits for the member's flags, which it can also load later. */
const FLAGS_TIMEOUT_MS = 100

/** The query that every screen of members begins with. */
const VIEWER_QUERY = 'Viewer'

/** A prefetched result: the id of the trusted document, or `flags`, the variables and the data. */
type Prefetched = readonly [of: string, variables: Readonly<Record<string, string>>, data: unknown]

/**
 * Embeds the results of a screen's first queries in its page for the member of the request's cookie, which saves a round
 * trip. For anybody else the screen queries as usual and handles session errors. docs/decisions/first-paint.md
 */
export class PrefetchedQueries {
  readonly #services: Services
  readonly #plans: Plans
  readonly #queries: Map<string, NamedQuery>

  constructor(services: Services, plans: Plans) {
    this.#services = services
    this.#plans = plans
    this.#queries = namedQueries(plans.trustedDocuments)
  }

  /** Returns the viewer of the request's cookie; null for anybody else, and when the check fails. */
  async viewerOf(request: FastifyRequest): Promise<SignedInViewer | null> {
    const { cookieNamespace } = this.#services.config.identity
    const token = onlyCookie(request.headers.cookie ?? '', `${cookieNamespace}_id_token`)
    if (!token) return null
    try {
      const viewer = await authenticate(this.#services, `Bearer ${token}`)
      return viewer instanceof GraphQLError ? null : (viewer ?? null)
    } catch (error) {
      request.log.error({ err: error, requestId: request.id }, 'A page goes without its member')
      return null
    }
  }

  /** Returns the script element with the results; empty on an error. */
  async elementFor(viewer: SignedInViewer, match: ScreenMatch, request: FastifyRequest): Promise<string> {
    try {
      const { flags } = this.#services
      const own = { userId: viewer.userId }
      // A screen may be about another member or customer, whom its address names.
      const values = { ...own, customerId: viewer.customer?.customerId ?? '', ...match.params }
      const [flagValues, ...results] = await Promise.all([
        flags.within(FLAGS_TIMEOUT_MS, flagContext(viewer)),
        this.#run(VIEWER_QUERY, own, viewer, request),
        ...firstQueries(match, request.originalUrl).map((name) => this.#run(name, values, viewer, request)),
      ])
      const entries = [...results, flagValues ? (['flags', {}, flagValues] as const) : null]
      return jsonElement(
        entries.filter((entry) => entry !== null),
        this.#services.clock(),
      )
    } catch (error) {
      // The page is sent without the results, which the screen will query.
      request.log.error({ err: error, requestId: request.id }, 'A page goes without its first answers')
      return ''
    }
  }

  async #run(
    name: string,
    values: Readonly<Record<string, string>>,
    viewer: SignedInViewer,
    request: FastifyRequest,
  ): Promise<Prefetched | null> {
    const query = this.#queries.get(name)
    const plan = query && this.#plans.trusted(query.documentId)
    if (!plan || isFailure(plan)) return null
    const variables = Object.fromEntries(query.variables.map((name) => [name, values[name] ?? '']))
    const { data, errors } = await executePlan(this.#services, {
      plan,
      variables,
      caller: { viewer },
      request,
    })
    return errors ? null : [query.documentId, variables, data]
  }
}

/** Returns the names of the queries that a screen begins with at an address. */
function firstQueries({ screen }: ScreenMatch, address: string): readonly string[] {
  const { firstQueries: names = [], firstQueriesUnless = [] } = screen
  const [, given] = splitQuery(address)
  return firstQueriesUnless.some((parameter) => given.has(parameter)) ? [] : names
}

interface NamedQuery {
  readonly documentId: string
  readonly variables: readonly string[]
}

/** Returns the queries among the trusted documents, by the names of their operations. */
function namedQueries(documents: Plans['trustedDocuments']): Map<string, NamedQuery> {
  return new Map(
    Object.entries(documents).flatMap(([documentId, text]) => {
      const [, name, declared = ''] = /\bquery (\w+)(?:\(([^)]*)\))?/.exec(text) ?? []
      const variables = [...declared.matchAll(/\$(\w+):/g)].map(([, variable = '']) => variable)
      return name === undefined ? [] : [[name, { documentId, variables }]]
    }),
  )
}

/** Returns a script element with JSON, escaped so that no value can end it, and with the time at which it is sent. */
const jsonElement = (entries: readonly Prefetched[], sentAt: number) =>
  `<script type="application/json" id="prefetched" data-sent-at="${sentAt}">${JSON.stringify(entries).replaceAll('<', '\\u003c')}</script>`
