import { browserStorage, storedValue } from '../../../lib/stored-value.ts'

const isText = (value: unknown) => typeof value === 'string'
const isBetween = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most

/** Stands in place of a language when the member switched the captions off. */
export const CAPTIONS_OFF = 'off'

/** The language of the captions that the member last chose, or `CAPTIONS_OFF`; null when they never chose. */
export const captionsPreference = preference<string>('captions', isText)

/** The language of the audio track that was last chosen. */
export const audioPreference = preference<string>('audio', isText)

/** The height in pixels of the quality that was last chosen; null when it was left to the player. */
export const qualityPreference = preference<number>('quality', isBetween(1, Infinity))

export const ratePreference = preference<number>('rate', isBetween(0.5, 2))

export const volumePreference = preference<number>('volume', isBetween(0, 1))

/** A preference of the player in this browser; null without a valid one. */
function preference<Value>(name: string, isValid: (value: unknown) => boolean) {
  const stored = storedValue<Value>(`player:${name}`, browserStorage)
  return {
    get(): Value | null {
      const value = stored.read()
      return isValid(value) ? value : null
    },
    set(value: Value | null): void {
      if (value === null) stored.remove()
      else stored.write(value)
    },
  }
}
