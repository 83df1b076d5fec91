import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { QueueFull } from '../../../server/concurrency-limiter.ts'
import { PhotoEncoder } from './photo-encoder.ts'
import { png } from './photo-files.fixture.ts'
import { slowJpeg } from './slow-jpeg.fixture.ts'

/** The longest that encoding one photo may occupy a processor; 60 ms were measured. docs/decisions/photo-storage.md */
const MAX_CPU_MS = 250

const inTime = new AbortController().signal
const reading = (file: Uint8Array) => () => Promise.resolve(file)

test('A photo of 12 megapixels is encoded within 250 ms of a processor', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const camera = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'gray', noise } })
  const photo = await camera.withMetadata({ orientation: 6 }).jpeg({ quality: 50 }).toBuffer()
  const encoder = new PhotoEncoder()
  await encoder.encode(reading(await png()), inTime)
  const before = process.cpuUsage()
  expect(await encoder.encode(reading(photo), inTime)).toBeInstanceOf(Uint8Array)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS)
})

test('A photo waits, and is not read, while two others are encoded, and is refused when too many wait', async () => {
  const encoder = new PhotoEncoder()
  const file = await png()
  const held = { now: 0, most: 0 }
  const read = async () => {
    held.most = Math.max(held.most, ++held.now)
    return file
  }
  const encode = () => encoder.encode(read, inTime).finally(() => held.now--)
  const results = await Promise.allSettled(Array.from({ length: 30 }, encode))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused.every((result) => 'reason' in result && result.reason instanceof QueueFull)).toBe(true)
  expect(held.most).toBe(2)
})

test('A photo whose time ended while it waited is not read', async () => {
  const read = vi.fn(png)
  const late = new PhotoEncoder().encode(read, AbortSignal.abort(new Error('late')))
  await expect(late).rejects.toThrow('late')
  expect(read).not.toHaveBeenCalled()
})

test('The encoding of a small file that keeps the decoder busy ends after a second', async () => {
  const slow = slowJpeg()
  expect(slow.length).toBeLessThan(300_000)
  await expect(new PhotoEncoder().encode(reading(slow), inTime)).rejects.toThrow('timeout: ')
})

test('A damaged photo is told from one whose encoding took too long', async () => {
  expect(await new PhotoEncoder().encode(reading((await png()).subarray(0, -60)), inTime)).toBe(
    'INVALID_IMAGE',
  )
})
