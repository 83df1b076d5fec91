import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** The colors of the quarters of the sample: above left and right, below left and right. */
export const QUARTERS = ['red', 'lime', 'blue', 'white'] as const

const SIDE = 64

/** Returns a square picture with a color in each quarter. */
async function sample(side = SIDE): Promise<Sharp> {
  const half = side / 2
  const quarter = (background: string) => ({
    create: { width: half, height: half, channels: 3 as const, background },
  })
  const layers = QUARTERS.map((color, at) => ({
    input: quarter(color),
    left: (at % 2) * half,
    top: Math.floor(at / 2) * half,
  }))
  const image = sharp({ create: { width: side, height: side, channels: 3, background: 'black' } }).composite(
    layers,
  )
  return sharp(await image.png().toBuffer())
}

export const png = async () => (await sample()).png().toBuffer()
export const jpeg = async () => (await sample()).jpeg({ quality: 95 }).toBuffer()
export const gif = async () => (await sample()).gif().toBuffer()

/** Returns a PNG of exactly this many bytes. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const picture = await png()
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

/** Returns a GIF whose first frame is the sample, and whose second is black. */
export async function animatedGif(): Promise<Buffer> {
  const second = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: 'black' } })
  const frames = [await png(), await second.png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
}

/** How the pixels are stored that a viewer turns by each EXIF orientation, as steps that undo what the viewer does. */
const STORED: readonly (readonly ('flip' | 'flop' | 'left' | 'right')[])[] = [
  [],
  ['flop'],
  ['flip', 'flop'],
  ['flip'],
  ['right', 'flop'],
  ['left'],
  ['right', 'flip'],
  ['right'],
]

/** Returns a JPEG of the sample that is upright only by its EXIF orientation, 1 to 8, and that says where it was taken. */
export async function orientedJpeg(orientation: number): Promise<Buffer> {
  let picture = await png()
  for (const step of STORED[orientation - 1] ?? []) {
    const image = sharp(picture)
    const turned = step === 'left' ? image.rotate(270) : step === 'right' ? image.rotate(90) : image[step]()
    picture = await turned.png().toBuffer()
  }
  return sharp(picture)
    .withExif({ IFD0: { ImageDescription: 'Taken at home' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
}

export const cmykJpeg = async () => (await sample()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
export const deepPng = async () => (await sample()).toColourspace('rgb16').png().toBuffer()
export const webp = async () => (await sample()).webp().toBuffer()
export const avif = async () => (await sample()).avif().toBuffer()

/** Returns a PNG of 16,000 by 16,000 pixels in a few kilobytes. */
export function pixelBomb(): Buffer {
  const side = 16_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel, in gray.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)))
  const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([beginning, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** Returns the colors that the middles of the quarters of a picture come closest to. */
export async function quartersOf(picture: Uint8Array): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
      return closest([...data.subarray(at, at + 3)])
    }),
  )
}

const COLORS = {
  red: [255, 0, 0],
  lime: [0, 255, 0],
  blue: [0, 0, 255],
  white: [255, 255, 255],
  black: [0, 0, 0],
}

function closest(pixel: number[]): string | undefined {
  const distance = (color: number[]) => Math.hypot(...color.map((value, at) => value - (pixel[at] ?? 0)))
  return Object.entries(COLORS).toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0]
}

/** Returns the format, size and metadata of a picture. */
export const metadataOf = (picture: Uint8Array) => sharp(picture).metadata()
