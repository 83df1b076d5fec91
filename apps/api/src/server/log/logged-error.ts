import { databaseErrorCode } from '@section/db/transaction.ts'

/** The form of an error in the log. */
export interface LoggedError {
  type: string
  /** The message, except that of the database, which would repeat values. */
  message: string
  /** The frames of the stack without the message. */
  stack: string
  /** SQLSTATE, or the code of Node or a library. */
  code?: string
  /** The SQL with placeholders. */
  statement?: string
  table?: string
  column?: string
  constraint?: string
  cause?: LoggedError
}

const MAX_CAUSES = 5
/** A SQLSTATE has a digit, unlike system codes of the same length, e.g. EPIPE. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/

/**
 * Returns the loggable form of an error: without the values of a statement, such as password hashes, codes and addresses,
 * and without the database's message, which repeats them. SECURITY.md#secrets-in-logs
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { statement, cause } = readQueryError(error)
  const code = readText(error, 'code')
  const isOfDatabase = statement !== undefined || (code !== undefined && SQLSTATE.test(code))
  return {
    type: error.name,
    message: isOfDatabase || repeatsQuery(error) ? 'A statement failed' : withoutAddresses(error.message),
    stack: readFrames(error),
    ...defined({ code, statement }),
    ...(isOfDatabase
      ? defined({
          table: readText(error, 'table'),
          column: readText(error, 'column'),
          constraint: readText(error, 'constraint'),
        })
      : {}),
    ...(cause instanceof Error && depth < MAX_CAUSES ? { cause: loggedError(cause, depth + 1) } : {}),
  }
}

/** Returns a loggable line for an error; a database error is represented by its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = databaseErrorCode(error)
  if (code !== undefined && SQLSTATE.test(code)) return `database error ${code}`
  // A connection that was lost during a query has no code, but the query's error contains values.
  return isQueryError(error) || repeatsQuery(error) ? 'database error' : withoutAddresses(error.message)
}

/**
 * Returns the arguments of a log call with errors only under `err`, which the log's serializer handles. The log would
 * write the message of an error without a text, and all properties of one under another name.
 */
export function withoutValues<Given extends unknown[]>(given: Given): Given {
  const [first, ...texts] = given
  const fields = first instanceof Error ? { err: first } : first
  const safeTexts = texts.map((text) => (text instanceof Error ? reasonOf(text) : text))
  if (typeof fields !== 'object' || fields === null) return [fields, ...safeTexts] as Given
  const entries = Object.entries(fields)
  const safe = entries.map(([name, value]): [string, unknown] => [
    name,
    name !== 'err' && value instanceof Error ? loggedError(value) : value,
  ])
  const err = entries.find(([name]) => name === 'err')?.[1] as unknown
  if (safeTexts.length === 0 && err instanceof Error) safeTexts.push(reasonOf(err))
  return [Object.fromEntries(safe), ...safeTexts] as Given
}

/** Returns a text without e-mail addresses, because mail servers repeat the address that they refuse. */
export const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…')

/** Returns the statement of a query builder's error, without its message and parameters, and the cause. */
function readQueryError(error: Error): { statement: string | undefined; cause: unknown } {
  const original = 'originalError' in error ? error.originalError : undefined
  return {
    statement: isQueryError(error) ? readText(error, 'query') : undefined,
    cause: original ?? error.cause,
  }
}

const isQueryError = (error: Error) => 'query' in error && 'params' in error

/** Returns whether the message contains that of a query error among the causes, because GraphQL's errors copy it. */
function repeatsQuery(error: Error): boolean {
  let below = readQueryError(error).cause
  for (let depth = 0; below instanceof Error && depth < MAX_CAUSES; depth++) {
    if (isQueryError(below) && error.message.includes(below.message)) return true
    below = readQueryError(below).cause
  }
  return false
}

const readText = (error: Error, name: string): string | undefined => {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

/** Returns the frames of the stack, which begins with the message, whose own lines may look like frames. */
const readFrames = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const defined = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
