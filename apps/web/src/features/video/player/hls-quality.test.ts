import { MediaTracksMixin } from '@videojs/media/media-tracks'
import { beforeEach, expect, test } from 'vitest'
import { offerQualities } from './hls-quality.ts'

class Media extends MediaTracksMixin(EventTarget) {}

/** The engine's part that chooses a level; -1 leaves the choice to it. */
const engine = (...heights: number[]) => ({
  levels: heights.map((height) => ({ height, width: (height * 16) / 9, bitrate: height * 100 })) as never,
  nextLevel: -1,
})

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

/** Opens a page whose video has these heights; a quality is chosen by its place in the list, -1 is automatic. */
async function open(...heights: number[]) {
  const [media, hls] = [new Media(), engine(...heights)]
  const stop = offerQualities(media, hls)
  await settled()
  const choose = (index: number) => {
    media.videoRenditions.selectedIndex = index
    return settled()
  }
  return { media, hls, stop, choose }
}

beforeEach(() => localStorage.clear())

test('a quality is offered for each level, and none is forced before one was chosen', async () => {
  const { media, hls } = await open(360, 720)
  expect([...media.videoRenditions].map(({ height }) => height)).toEqual([360, 720])
  expect(hls.nextLevel).toBe(-1)
})

test('a chosen quality is kept over a reload, at the level that has it', async () => {
  const first = await open(360, 720)
  await first.choose(1)
  expect(first.hls.nextLevel).toBe(1)
  expect((await open(360, 480, 720)).hls.nextLevel).toBe(2)
})

test('a quality that a video does not have is not forgotten by it', async () => {
  await (await open(360, 720)).choose(0)
  expect((await open(480, 720)).hls.nextLevel).toBe(-1)
  expect((await open(360, 720)).hls.nextLevel).toBe(0)
})

test('the automatic choice is kept over a reload, too', async () => {
  const first = await open(360, 720)
  await first.choose(1)
  await first.choose(-1)
  expect((await open(360, 720)).hls.nextLevel).toBe(-1)
})

test('the qualities go with their source', async () => {
  const { media, stop } = await open(360, 720)
  stop()
  expect([...media.videoRenditions]).toEqual([])
})
