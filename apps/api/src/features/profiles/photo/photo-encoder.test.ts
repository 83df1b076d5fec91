import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { QueueFull } from '../../../server/concurrency-limiter.ts'
import { PhotoEncoder } from './photo-encoder.ts'
import { png } from './photo-files.fixture.ts'

/** The longest that encoding one photo may occupy a processor; 60 ms were measured. docs/decisions/photo-storage.md */
const MAX_CPU_MS = 250

const inTime = new AbortController().signal

test('A photo of 12 megapixels is encoded within 250 ms of a processor', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const camera = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'gray', noise } })
  const photo = await camera.withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer()
  const encoder = new PhotoEncoder()
  await encoder.encode(await png(), inTime)
  const before = process.cpuUsage()
  expect(await encoder.encode(photo, inTime)).toBeInstanceOf(Uint8Array)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS)
})

test('A photo waits while two others are encoded, and is refused when too many wait', async () => {
  const encoder = new PhotoEncoder()
  const file = await png()
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => encoder.encode(file, inTime)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused.every((result) => 'reason' in result && result.reason instanceof QueueFull)).toBe(true)
})

test('A photo whose time ended while it waited is not encoded', async () => {
  const late = new PhotoEncoder().encode(await png(), AbortSignal.abort(new Error('late')))
  await expect(late).rejects.toThrow('late')
})

test.each([
  [
    'UNAVAILABLE',
    'is not encoded within its time',
    'timeout: 18% complete\nVipsImage: killed for image "temp-26"',
  ],
  ['INVALID_IMAGE', 'is damaged', 'VipsJpeg: premature end of JPEG image'],
])('The answer is %s for a photo that %s', async (code, _what, message) => {
  const file = await png()
  vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error(message))
  expect(await new PhotoEncoder().encode(file, inTime)).toBe(code)
})
