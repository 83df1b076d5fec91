import { PHOTO_PIXELS, type PhotoType } from '@section/domain/profiles/photo/photo-file.ts'

/** A part of a picture: the place and size in percent of its width and height. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const JPEG_QUALITY = 0.92

/** Returns the picture at an address, decoded and upright. Errors: for one that the browser cannot read. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

/**
 * Returns a square part of a picture as a file of its own, at the size at which photos are kept. A JPEG stays one; other pictures
 * become a PNG, which may be transparent. Errors: for a picture that the browser cannot draw.
 */
export function cropPicture(
  picture: HTMLImageElement,
  area: PictureArea,
  type: string,
): Promise<{ file: Blob; type: PhotoType }> {
  const canvas = document.createElement('canvas')
  canvas.width = PHOTO_PIXELS
  canvas.height = PHOTO_PIXELS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  const [width, height] = [picture.naturalWidth / 100, picture.naturalHeight / 100]
  const part = [area.x * width, area.y * height, area.width * width, area.height * height] as const
  context.drawImage(picture, ...part, 0, 0, PHOTO_PIXELS, PHOTO_PIXELS)
  const kept = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve({ file, type: kept }) : reject(new Error('The picture was not drawn.'))),
      kept,
      JPEG_QUALITY,
    )
  })
}
