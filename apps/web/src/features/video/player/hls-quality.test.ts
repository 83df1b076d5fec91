import { MediaTracksMixin } from '@videojs/media/media-tracks'
import { beforeEach, expect, test } from 'vitest'
import { offerQualities } from './hls-quality.ts'

class Media extends MediaTracksMixin(EventTarget) {}

/** Returns a fake of the player's engine with these levels, which selects its level automatically (-1). */
const engine = (...heights: number[]) => ({
  levels: heights.map((height) => ({ height, width: (height * 16) / 9, bitrate: height * 100 })) as never,
  nextLevel: -1,
})

const flushMicrotasks = () => new Promise<void>((resolve) => queueMicrotask(resolve))

/** Opens a page whose video has these heights. `choose` takes the index of a quality, or -1 for the automatic one. */
async function open(...heights: number[]) {
  const [media, hls] = [new Media(), engine(...heights)]
  const stop = offerQualities(media, hls)
  await flushMicrotasks()
  const choose = (index: number) => {
    media.videoRenditions.selectedIndex = index
    return flushMicrotasks()
  }
  return { media, hls, stop, choose }
}

beforeEach(() => localStorage.clear())

test('Each level of a video is offered as a quality, and none is forced before one was chosen', async () => {
  const { media, hls } = await open(360, 720)
  expect([...media.videoRenditions].map(({ height }) => height)).toEqual([360, 720])
  expect(hls.nextLevel).toBe(-1)
})

test('A chosen quality is restored after a reload, at the level that has its height', async () => {
  const first = await open(360, 720)
  await first.choose(1)
  expect(first.hls.nextLevel).toBe(1)
  expect((await open(360, 480, 720)).hls.nextLevel).toBe(2)
})

test('The quality preference survives a video without that quality', async () => {
  await (await open(360, 720)).choose(0)
  expect((await open(480, 720)).hls.nextLevel).toBe(-1)
  expect((await open(360, 720)).hls.nextLevel).toBe(0)
})

test('The automatic quality is restored after a reload', async () => {
  const first = await open(360, 720)
  await first.choose(1)
  await first.choose(-1)
  expect((await open(360, 720)).hls.nextLevel).toBe(-1)
})

test('The qualities of a video are removed with their source', async () => {
  const { media, stop } = await open(360, 720)
  stop()
  expect([...media.videoRenditions]).toEqual([])
})
