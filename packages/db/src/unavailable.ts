import { databaseErrorCode } from './transaction.ts'

/** The driver's messages for a connection that was lost in the middle of its work; these errors have no code. */
export const LOST_CONNECTION =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/

/** Node's codes for a connection that broke. They count only for the error of a statement, because other services have them too. */
const BROKEN_CONNECTION =
  /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENETDOWN|ENETUNREACH|EHOSTUNREACH|ENOTCONN)$/

const NO_CONNECTION = 'There is no connection to the database.'

/** The error when no connection is available: all are in use for too long, or the database cannot be reached. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** The variable with the address that was used. */
  readonly address: string

  constructor(cause: unknown, address = 'DATABASE_URL') {
    super(NO_CONNECTION, { cause })
    this.address = address
  }
}

/**
 * SQLSTATEs of connection exceptions, a server that only reads, a full disk and other lack of resources, a server that
 * stops or starts, a failing disk, and lock or statement timeouts.
 */
const UNAVAILABLE_STATES = /^(?:08\w{3}|25006|53\w{3}|57P0[123]|55P03|57014|58030)$/

/** Checks whether a request failed because the database cannot serve it now, also by the cause of an error. SECURITY.md#database-outages */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // The job queue passes on copies of errors, which have only the message, with words added to it.
  if (error.message.startsWith(NO_CONNECTION) || LOST_CONNECTION.test(error.message)) return true
  if ('query' in error && isBrokenConnection(error.cause)) return true
  return UNAVAILABLE_STATES.test(databaseErrorCode(error) ?? '') || isDatabaseUnavailable(error.cause)
}

/** Returns whether the connection broke, for an error that is known to be a statement's. */
export const isBrokenConnection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  BROKEN_CONNECTION.test(error.code)
