import { databaseErrorCode } from './transaction.ts'

/** The error when no connection is available: all are in use for too long, or the database cannot be reached. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** The variable with the address that was used. */
  readonly address: string

  constructor(cause: unknown, address = 'DATABASE_URL') {
    super('There is no connection to the database.', { cause })
    this.address = address
  }
}

/**
 * SQLSTATEs of connection exceptions, a server that only reads, a full disk and other lack of resources, a server that
 * stops or starts, a failing disk, and lock or statement timeouts.
 */
const UNAVAILABLE_STATES = /^(?:08\w{3}|25006|53\w{3}|57P0[123]|55P03|57014|58030)$/

/** The driver's messages for a connection that was lost in the middle of its work; these errors have no code. */
export const LOST_CONNECTION = /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/

/** Checks whether a request failed because the database cannot serve it now, also by the cause of an error. Threat T-F2. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable || LOST_CONNECTION.test(error.message)) return true
  return UNAVAILABLE_STATES.test(databaseErrorCode(error) ?? '') || isDatabaseUnavailable(error.cause)
}
