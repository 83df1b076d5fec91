import { fileURLToPath } from 'node:url'

/** The configuration of a product whose clock starts on the day of the pictures. */
export const FIXED_DAY = {
  PREPARED_SCHOOL: 'day-of-the-pictures',
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('fixed-day.ts', import.meta.url))}`,
}
