/** The language of the captions that were last shown; null when they were off. */
export const captionsPreference = preference('captions', (language) => language)

/** The language of the audio track that was last chosen. */
export const audioPreference = preference('audio', (language) => language)

/** The height in pixels of the quality that was last chosen; null when it was left to the player. */
export const qualityPreference = preference('quality', numberBetween(1, Infinity))

export const ratePreference = preference('rate', numberBetween(0.5, 2))

export const volumePreference = preference('volume', numberBetween(0, 1))

function numberBetween(least: number, most: number) {
  return (text: string): number | null => {
    const value = Number(text)
    return value >= least && value <= most ? value : null
  }
}

/** A preference of the player in this browser; without storage it is null. */
function preference<Value extends string | number>(name: string, parse: (text: string) => Value | null) {
  const key = `player:${name}`
  return {
    get(): Value | null {
      try {
        const text = localStorage.getItem(key)
        return text === null ? null : parse(text)
      } catch {
        return null
      }
    },
    set(value: Value | null): void {
      try {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, String(value))
      } catch {
        // Without storage the choice holds for this page.
      }
    },
  }
}
