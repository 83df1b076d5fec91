import type { Line } from './lecture.ts'
import { run } from './programs.ts'

/** Mono samples of 16 bits at `sampleRate`. */
export type Speech = { en: Int16Array; es: Int16Array }
export const sampleRate = 22_050

const maxSpanishRate = 188
const spoken = new Map<string, Speech>()

/** Speaks a sentence in both languages; Spanish faster where it would take longer than English. */
export function speak(line: Line): Speech {
  const cached = spoken.get(line[0])
  if (cached) return cached
  const en = voice('en-us', 150, 44, line[0])
  let es = voice('es-419', 158, 40, line[1])
  if (es.length > en.length) {
    es = voice('es-419', Math.min(maxSpanishRate, Math.ceil((158 * es.length) / en.length)), 40, line[1])
  }
  const speech = { en, es }
  spoken.set(line[0], speech)
  return speech
}

/** Returns the durations of a sentence in seconds. */
export function measure(line: Line): { en: number; es: number } {
  const { en, es } = speak(line)
  return { en: en.length / sampleRate, es: es.length / sampleRate }
}

function voice(name: string, wordsPerMinute: number, pitch: number, words: string): Int16Array {
  const args = [...`-v ${name} -s ${wordsPerMinute} -p ${pitch} -a 90 -g 2 -z --stdout`.split(' '), words]
  const wave = run('espeak-ng', args)
  const header = 44
  const samples = new Int16Array(
    wave.buffer.slice(wave.byteOffset + header, wave.byteOffset + (wave.length & ~1)),
  )
  let end = samples.length
  while (end > 0 && Math.abs(samples[end - 1] ?? 0) < 200) end--
  return samples.slice(0, end)
}
