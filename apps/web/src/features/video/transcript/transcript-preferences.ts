import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

/** Whether transcripts follow the playback, remembered in this browser; on by default. */
const stored = storedValue<boolean>('transcript:follow', browserStorage)

export const followPreference = {
  get: (): boolean => stored.read() !== false,
  set: (follows: boolean): void => void stored.write(follows),
}
