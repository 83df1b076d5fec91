/** Checks whether a value of the flag service has a shape. */
export type Check<Value> = (value: unknown) => value is Value

type Fields = Readonly<Record<string, Check<unknown>>>
type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Check<infer Value> ? Value : never
}

export const text = (value: unknown) => typeof value === 'string'
export const boolean = (value: unknown) => typeof value === 'boolean'
export const count = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

export const nullable =
  <Value>(check: Check<Value>) =>
  (value: unknown) =>
    value === null || check(value)

export const list =
  <Value>(check: Check<Value>) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every(check)

/** Returns a check of an object with the given fields of its own; the optional ones may be missing. */
export function record<Required extends Fields>(required: Required): Check<Values<Required>>
export function record<Required extends Fields, Optional extends Fields>(
  required: Required,
  optional: Optional,
): Check<Values<Required> & Partial<Values<Optional>>>
export function record(required: Fields, optional: Fields = {}): Check<object> {
  return (value): value is object => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const own = new Map<string, unknown>(Object.entries(value))
    return (
      Object.entries(required).every(([name, check]) => check(own.get(name))) &&
      Object.entries(optional).every(([name, check]) => !own.has(name) || check(own.get(name)))
    )
  }
}
