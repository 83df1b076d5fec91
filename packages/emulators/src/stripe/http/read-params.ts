import { invalid } from '../account/refusal.ts'
import { isRecord } from '../../is-record.ts'

/** Reads a parameter, or refuses it as Stripe does. `name` is as in the request, e.g. `items[0][price]`. */
export type Read<T> = (value: unknown, name: string) => T

type Reads = Record<string, Read<unknown>>
type Given<R extends Reads> = { [Name in keyof R]: ReturnType<R[Name]> }

/** A text that is not empty. */
export const anyText: Read<string> = (value, name) => {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: name })
  if (value === '')
    throw invalid(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param: name },
    )
  return value
}

export const integer: Read<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${String(value)}`, { code: 'parameter_invalid_integer', param: name })
  return Number(value)
}

export const decimal: Read<number> = (value, name) => {
  if (typeof value !== 'string' || !/^-?\d{1,12}(\.\d{1,12})?$/.test(value))
    throw invalid(`Invalid decimal: ${String(value)}`, { param: name })
  return Number(value)
}

export const bool: Read<boolean> = (value, name) => {
  if (value !== 'true' && value !== 'false')
    throw invalid(`Invalid boolean: ${String(value)}`, { param: name })
  return value === 'true'
}

export const address: Read<string> = (value, name) => {
  const url = anyText(value, name)
  if (!/^https?:\/\//.test(url) || !URL.canParse(url.replaceAll(/[{}]/g, '')))
    throw invalid('Not a valid URL', { code: 'url_invalid', param: name })
  return url
}

export const oneOf =
  <const T extends string>(...choices: T[]): Read<T> =>
  (value, name) => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined)
      throw invalid(
        `Invalid ${name}: must be one of ${choices.slice(0, -1).join(', ')}${choices.length > 1 ? ', or ' : ''}${choices.at(-1) ?? ''}`,
        {
          param: name,
        },
      )
    return found
  }

/** Takes the first of two readings that fits, for instance a word or a time. */
export const either =
  <A, B>(first: Read<A>, second: Read<B>): Read<A | B> =>
  (value, name) => {
    try {
      return first(value, name)
    } catch {
      return second(value, name)
    }
  }

/** A parameter that an empty text takes away. */
export const unsettable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, name) =>
    value === '' ? null : read(value, name)

export const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value, name) => {
    if (!Array.isArray(value)) throw invalid('Invalid array', { param: name })
    return value.map((element, index) => read(element, `${name}[${index}]`))
  }

/** Named texts of the caller's own. An empty one takes its name away, so it is kept for `mergeMetadata`. */
export const metadata: Read<Record<string, string>> = (value, name) => {
  if (!isRecord(value)) throw invalid('Invalid object', { param: name })
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (typeof part !== 'string' || part.length > 500)
        throw invalid('Metadata values can have up to 500 characters.', { param: `${name}[${key}]` })
      return [key, part]
    }),
  )
}

/** An object with required and optional parameters, which refuses every other. */
export const fields =
  <Required extends Reads, Optional extends Reads>(
    required: Required,
    optional: Optional,
  ): Read<Given<Required> & Partial<Given<Optional>>> =>
  (value, name) => {
    if (!isRecord(value)) throw invalid('Invalid object', { param: name })
    const nameOf = (key: string) => (name === '' ? key : `${name}[${key}]`)
    const known: Reads = { ...required, ...optional }
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(known, key))
    if (unknown !== undefined)
      throw invalid(`Received unknown parameter: ${nameOf(unknown)}`, {
        code: 'parameter_unknown',
        param: nameOf(unknown),
      })
    const missing = Object.keys(required).find((key) => value[key] === undefined)
    if (missing !== undefined)
      throw invalid(`Missing required param: ${nameOf(missing)}.`, {
        code: 'parameter_missing',
        param: nameOf(missing),
      })
    const given = Object.entries(known).filter(([key]) => value[key] !== undefined)
    return Object.fromEntries(
      given.map(([key, read]) => [key, read(value[key], nameOf(key))]),
    ) as Given<Required> & Partial<Given<Optional>>
  }

/** Returns metadata with a request's changes: an empty text takes its name away, and an empty whole takes all. */
export function mergeMetadata(
  before: Record<string, string> | null,
  change: Record<string, string> | null,
): Record<string, string> {
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}
