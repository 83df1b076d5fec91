import { databaseErrorCode } from '@section/db/transaction.ts'

/** What the log keeps of an error. */
export interface LoggedError {
  type: string
  /** Not the database's own sentences: they repeat the values that it was given. */
  message: string
  /** The frames of the stack alone. */
  stack: string
  /** SQLSTATE, or the code of Node or a library. */
  code?: string
  /** The SQL, with places for its values. */
  statement?: string
  table?: string
  column?: string
  constraint?: string
  cause?: LoggedError
}

const MOST_CAUSES = 5
/** Has a digit, unlike the codes of the system that are as long, e.g. EPIPE. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/

/**
 * Returns an error as the log may have it: without the values of a statement, which are password hashes, codes and addresses,
 * and without what the database says of them. Threat T-F10, gate G22.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { statement, cause } = partsOf(error)
  const code = textOf(error, 'code')
  const isOfDatabase = statement !== undefined || (code !== undefined && SQLSTATE.test(code))
  return {
    type: error.name,
    message: isOfDatabase || repeatsQuery(error) ? 'A statement failed' : withoutAddresses(error.message),
    stack: framesOf(error),
    ...defined({ code, statement }),
    ...(isOfDatabase
      ? defined({
          table: textOf(error, 'table'),
          column: textOf(error, 'column'),
          constraint: textOf(error, 'constraint'),
        })
      : {}),
    ...(cause instanceof Error && depth < MOST_CAUSES ? { cause: loggedError(cause, depth + 1) } : {}),
  }
}

/** Returns the one line of an error for a log that takes text alone: the database's own code in the place of its words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = databaseErrorCode(error)
  if (code !== undefined && SQLSTATE.test(code)) return `database error ${code}`
  // A connection that was lost in the middle of a query has no code, and the query's error still has its values.
  return isQueryError(error) || repeatsQuery(error) ? 'database error' : withoutAddresses(error.message)
}

/**
 * Returns what a caller hands to the log, with no error in it but as `err`, which the log's serializer writes: the log would
 * take over the words of an error that comes without any, and all fields of one that has another name.
 */
export function withoutValues<Given extends unknown[]>(given: Given): Given {
  const [first, ...words] = given
  const facts = first instanceof Error ? { err: first } : first
  const safeWords = words.map((word) => (word instanceof Error ? reasonOf(word) : word))
  if (typeof facts !== 'object' || facts === null) return [facts, ...safeWords] as Given
  const entries = Object.entries(facts)
  const safe = entries.map(([name, value]): [string, unknown] => [
    name,
    name !== 'err' && value instanceof Error ? loggedError(value) : value,
  ])
  const err = entries.find(([name]) => name === 'err')?.[1] as unknown
  if (safeWords.length === 0 && err instanceof Error) safeWords.push(reasonOf(err))
  return [Object.fromEntries(safe), ...safeWords] as Given
}

/** Mail servers repeat the address that they refuse. */
export const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…')

/** Returns the statement of a query builder's error, whose message and parameters are what may not be kept, and what lies below. */
function partsOf(error: Error): { statement: string | undefined; cause: unknown } {
  const original = 'originalError' in error ? error.originalError : undefined
  return {
    statement: isQueryError(error) ? textOf(error, 'query') : undefined,
    cause: original ?? error.cause,
  }
}

const isQueryError = (error: Error) => 'query' in error && 'params' in error

/** Returns whether the message has that of a query's error below it: GraphQL's error takes over the words of what it wraps. */
function repeatsQuery(error: Error): boolean {
  let below = partsOf(error).cause
  for (let depth = 0; below instanceof Error && depth < MOST_CAUSES; depth++) {
    if (isQueryError(below) && error.message.includes(below.message)) return true
    below = partsOf(below).cause
  }
  return false
}

const textOf = (error: Error, name: string): string | undefined => {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** True if the stack begins with the message, which may have lines of its own that look like frames. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const defined = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
