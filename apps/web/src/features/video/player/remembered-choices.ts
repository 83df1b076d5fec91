const CAPTIONS = 'player:captions'
const AUDIO = 'player:audio'
const QUALITY = 'player:quality'
const RATE = 'player:rate'
const VOLUME = 'player:volume'

/** The language of the captions that were last shown; null when they were off. */
export const rememberedCaptions = (): string | null => read(CAPTIONS)
export const rememberCaptions = (language: string | null): void => write(CAPTIONS, language)

/** The language of the audio track that was last chosen. */
export const rememberedAudio = (): string | null => read(AUDIO)
export const rememberAudio = (language: string): void => write(AUDIO, language)

/** The height in pixels of the quality that was last chosen; null when it was left to the player. */
export const rememberedQuality = (): number | null => number(read(QUALITY), 1, Infinity)
export const rememberQuality = (height: number | null): void =>
  write(QUALITY, height === null ? null : String(height))

/** The speed last chosen; 1 when none was. */
export const rememberedRate = (): number => number(read(RATE), 0.5, 2) ?? 1
export const rememberRate = (rate: number): void => write(RATE, String(rate))

/** The volume last chosen, from 0 to 1. */
export const rememberedVolume = (): number => number(read(VOLUME), 0, 1) ?? 1
export const rememberVolume = (volume: number): void => write(VOLUME, String(volume))

function number(text: string | null, least: number, most: number): number | null {
  const value = Number(text)
  return text !== null && value >= least && value <= most ? value : null
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage the choice holds for this page.
  }
}
