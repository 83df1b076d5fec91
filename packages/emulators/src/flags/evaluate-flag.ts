/** What an application says of the person for whom it asks; lists and single texts are read alike. */
export type FlagContext = Readonly<Record<string, unknown>>

/** A value for those whom every condition names; a condition is a field of the context with the values that fit. */
interface FlagRule {
  readonly when: Readonly<Record<string, readonly string[]>>
  readonly value: unknown
}

export interface FlagDefinition {
  /** For everybody whom no rule names. Null: there is no value, and the application keeps its own. */
  readonly value: unknown
  readonly rules: readonly FlagRule[]
}

export type FlagDefinitions = Readonly<Record<string, FlagDefinition>>

/** An evaluation as the protocol answers it. */
export interface Evaluation {
  value: unknown
  reason: 'STATIC' | 'TARGETING_MATCH' | 'DEFAULT'
  variant: string
}

/** The value of a flag for a context: that of the first rule that fits, else the flag's own. */
export function evaluateFlag({ value, rules }: FlagDefinition, context: FlagContext): Evaluation {
  const at = rules.findIndex(({ when }) =>
    Object.entries(when).every((condition) => fits(condition, context)),
  )
  const rule = rules[at]
  if (rule) return { value: rule.value, reason: 'TARGETING_MATCH', variant: `rule-${at + 1}` }
  return { value, reason: rules.length === 0 ? 'STATIC' : 'DEFAULT', variant: 'everybody' }
}

function fits([field, wanted]: [string, readonly string[]], context: FlagContext): boolean {
  const told = Object.hasOwn(context, field) ? context[field] : undefined
  const values: readonly unknown[] = Array.isArray(told) ? told : [told]
  const known = new Set(values.flatMap((value) => (typeof value === 'string' ? value.toLowerCase() : [])))
  return wanted.some((value) => known.has(value.toLowerCase()))
}
