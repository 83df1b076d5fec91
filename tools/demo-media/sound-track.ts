import { writeFileSync } from 'node:fs'
import { sampleRate, speak } from './speech.ts'
import type { Timeline } from './timeline.ts'

/** Writes the narration in one language as a WAV file of the length of the lecture. */
export function writeSoundTrack(file: string, timeline: Timeline, language: 'en' | 'es'): void {
  const samples = new Int16Array(timeline.seconds * sampleRate)
  for (const { line, start } of timeline.slides.flatMap((slide) => slide.lines)) {
    samples.set(speak(line)[language], Math.round(start * sampleRate))
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  writeFileSync(file, Buffer.concat([header, Buffer.from(samples.buffer)]))
}
