import { afterEach, expect, test, vi } from 'vitest'
import { cropPicture } from './crop-picture.ts'

afterEach(() => vi.restoreAllMocks())

/** Records what a canvas draws, and returns files of the type that it was asked for. */
function recordedCanvas() {
  const drawn: unknown[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (...given: unknown[]) => drawn.push(given),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  )
  return drawn
}

test('A part of a picture is drawn to a fraction of a pixel, at the size at which photos are kept', async () => {
  const drawn = recordedCanvas()
  const picture = Object.assign(new Image(), {})
  Object.defineProperty(picture, 'naturalWidth', { value: 333 })
  Object.defineProperty(picture, 'naturalHeight', { value: 1001 })
  await cropPicture(picture, { x: 10, y: 25, width: 50, height: 16.633 }, 'image/png')
  const [image, x, y, width, height, ...place] = drawn[0] ?? []
  expect(image).toBe(picture)
  for (const [given, expected] of [
    [x, 33.3],
    [y, 250.25],
    [width, 166.5],
    [height, 166.496],
  ])
    expect(given).toBeCloseTo(Number(expected), 3)
  expect(place).toEqual([0, 0, 512, 512])
})

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/gif', 'image/png'],
])('A part of a picture of type %s becomes a file of type %s', async (type, kept) => {
  recordedCanvas()
  const { file, type: named } = await cropPicture(new Image(), { x: 0, y: 0, width: 100, height: 100 }, type)
  expect([named, file.type]).toEqual([kept, kept])
})
