import type { CatalogueSnapshot } from '../../features/catalogue/catalogue-snapshot.ts'
import type { MemberState } from '../access/member-state.ts'
import type { Services } from '../services.ts'
import type { FeatureOperations, MemberContext, Operation, RequestContext } from './operation.ts'
import { AnswerBytes } from './packed.ts'
import type { Plan } from './plans.ts'
import { collect } from './schema.ts'

const MOST_ANSWERS_A_MEMBER = 8

interface KeptAnswer {
  body: AnswerBytes
  catalogue: CatalogueSnapshot
  /** Epoch milliseconds from which the clock alone makes the answer stale. */
  until: number
}

/**
 * Sends the same bytes again while nothing behind them has changed. Answers hang on the member's state, which is
 * replaced whenever it changes, and name the catalogue that they were made from. See docs/decisions/answer-cache.md.
 */
export class AnswerCache {
  readonly #byMember = new WeakMap<MemberState, Map<string, KeptAnswer>>()
  readonly #holding: Map<string, NonNullable<Extract<Operation, { refused: unknown }>['answerHolds']>>
  readonly #services: Services

  constructor(services: Services, features: FeatureOperations[]) {
    this.#services = services
    this.#holding = new Map(
      [...collect(features, 'Query')].flatMap(([name, operation]) =>
        'answerHolds' in operation && operation.answerHolds ? [[name, operation.answerHolds]] : [],
      ),
    )
  }

  find(
    plan: Plan,
    variables: Record<string, unknown>,
    { viewer, now }: Pick<RequestContext, 'viewer' | 'now'>,
  ): AnswerBytes | undefined {
    if (!viewer || !this.#covers(plan)) return undefined
    const kept = this.#byMember.get(viewer.state)?.get(keyOf(plan, variables))
    if (!kept || kept.until <= now || kept.catalogue !== this.#services.catalogue.peek()) return undefined
    return kept.body
  }

  /** Keeps an answer that was made while `catalogue` was current; one that was replaced meanwhile is not kept. */
  keep(
    plan: Plan,
    variables: Record<string, unknown>,
    context: RequestContext,
    catalogue: CatalogueSnapshot | undefined,
    body: string,
  ): void {
    if (!context.viewer || !catalogue || !this.#covers(plan)) return
    if (catalogue !== this.#services.catalogue.peek()) return
    const { state } = context.viewer
    const until = Math.min(
      ...plan.rootFields.map((name) => this.#holding.get(name)?.(context as MemberContext) ?? 0),
    )
    const answers = this.#byMember.get(state) ?? new Map<string, KeptAnswer>()
    const oldest = answers.size >= MOST_ANSWERS_A_MEMBER ? answers.keys().next().value : undefined
    if (oldest !== undefined) answers.delete(oldest)
    // Encoded once: turning 150 kB of text into bytes takes longer than sending them.
    answers.set(keyOf(plan, variables), { body: new AnswerBytes(body), catalogue, until })
    this.#byMember.set(state, answers)
  }

  #covers(plan: Plan): boolean {
    return (
      !plan.mutation && plan.rootFields.length > 0 && plan.rootFields.every((name) => this.#holding.has(name))
    )
  }
}

/** Variables that the document does not declare change nothing; one that is left out is not the same as null. */
function keyOf(plan: Plan, variables: Record<string, unknown>): string {
  if (plan.variables.length === 0) return plan.key
  const declared = plan.variables.filter((name) => Object.hasOwn(variables, name))
  return `${plan.key} ${JSON.stringify(declared.map((name) => [name, variables[name]]))}`
}
