/** The evaluation context of a person. A list matches like each of its texts. */
export type EvaluationContext = Readonly<Record<string, unknown>>

/** A value for contexts that match all conditions; a condition lists the values of a field that match. */
interface FlagRule {
  readonly when: Readonly<Record<string, readonly string[]>>
  readonly value: unknown
}

export interface FlagDefinition {
  /** The value where no rule matches; null leaves the decision to the application. */
  readonly value: unknown
  readonly rules: readonly FlagRule[]
}

export type FlagDefinitions = Readonly<Record<string, FlagDefinition>>

/** Evaluates a flag for a context, in the protocol's form: the first rule that matches, else the default value. */
export function evaluateFlag({ value, rules }: FlagDefinition, context: EvaluationContext) {
  const at = rules.findIndex(({ when }) =>
    Object.entries(when).every((condition) => matches(condition, context)),
  )
  const rule = rules[at]
  if (rule) return { value: rule.value, reason: 'TARGETING_MATCH', variant: `rule-${at + 1}` }
  return { value, reason: rules.length === 0 ? 'STATIC' : 'DEFAULT', variant: 'everybody' }
}

function matches([field, wanted]: [string, readonly string[]], context: EvaluationContext): boolean {
  const value = Object.hasOwn(context, field) ? context[field] : undefined
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const present = new Set(values.flatMap((value) => (typeof value === 'string' ? value.toLowerCase() : [])))
  return wanted.some((value) => present.has(value.toLowerCase()))
}
