import { expect, test } from 'vitest'
import { SharePictures } from './share-pictures.ts'

const pictureOf = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="${color}" d="M0 0h600v630H0z"/></svg>`

test('Everybody who waits for a picture gets it when the cache holds fewer than are asked for', async () => {
  const { length } = await new SharePictures().of('black', pictureOf('#000000'))
  const pictures = new SharePictures(length * 2)
  const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff']
  const drawn = await Promise.all(colors.map((color) => pictures.of(color, pictureOf(color))))
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(colors.length)
})
