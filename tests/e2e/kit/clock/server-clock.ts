import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '@section/domain/time/durations.ts'

/** The time after which the server has read the file, which it does ten times a second. */
const NOTICED_MS = 250

/** The clock of a server; `environment` configures its product. */
export interface ServerClock {
  environment: { NODE_OPTIONS: string; CLOCK_FILE: string }
  /** Returns the time of the server in epoch milliseconds. */
  now(): number
  /** Sets the clock to an instant (epoch ms), at once or up to a minute later, and waits until the server has noticed. */
  moveTo(moment: number): Promise<void>
  /** Deletes the file of the clock, after the last journey. */
  remove(): void
}

/** Returns a clock that is right until it is moved. */
export function serverClock(): ServerClock {
  const file = join(tmpdir(), `clock-of-journeys-${process.pid}`)
  let ahead = 0
  return {
    environment: {
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('moved-clock.ts', import.meta.url))}`,
      CLOCK_FILE: file,
    },
    now: () => Date.now() + ahead,
    async moveTo(moment) {
      const minutes = Math.ceil((moment - Date.now()) / MINUTE_MS)
      ahead = minutes * MINUTE_MS
      writeFileSync(file, String(minutes))
      await setTimeout(NOTICED_MS)
    },
    remove: () => rmSync(file, { force: true }),
  }
}
