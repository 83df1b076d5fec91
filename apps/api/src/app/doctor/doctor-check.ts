import type { Database } from '@section/db/connection.ts'
import type { Clock } from '../../server/clock.ts'
import type { Config } from '../../server/config/config.ts'

/** One line of the report. Its text names neither a secret nor what a service has answered in words of its own. */
export interface Finding {
  sign: '✓' | '–' | '✗'
  text: string
}

/** The school that a check examines. */
export interface Examined {
  config: Config
  clock: Clock
  /** The configured database, unmigrated; null where another process has it, or where there is none yet. */
  database: Database | null
}

/** The examination of one outside service, or of something that the server needs of its machine. */
export interface DoctorCheck {
  name: string
  run: (examined: Examined) => Promise<Finding[]>
}

export const good = (text: string): Finding => ({ sign: '✓', text })
/** Something that is not configured, or that a demo answers itself. */
export const unset = (text: string): Finding => ({ sign: '–', text })
/** A fault. The text begins with the variable to change, where there is one. */
export const wrong = (text: string): Finding => ({ sign: '✗', text })

/** The finding for a service that a demo emulates. */
export const EMULATED: Finding = unset('the demo answers for it')

/** Returns the faults, or the one good finding where there is none. */
export const faultsOr = (faults: readonly string[], fine: string): Finding[] =>
  faults.length > 0 ? faults.map(wrong) : [good(fine)]
