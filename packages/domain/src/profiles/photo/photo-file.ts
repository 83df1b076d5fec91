/** The types of files that may be a photo, as browsers name them. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const

export type PhotoType = (typeof PHOTO_TYPES)[number]

/** The maximum size of a photo's file: 5 MB. */
export const MAX_PHOTO_BYTES = 5_242_880

/** The width and height at which a photo is kept. */
export const PHOTO_PIXELS = 512

export const isPhotoType = (type: string): type is PhotoType => PHOTO_TYPES.some((known) => known === type)

/** Returns why a chosen file cannot become a photo; null for one that may. docs/product/profile-photo.md#files */
export function photoFileProblem({
  type,
  size,
}: {
  readonly type: string
  readonly size: number
}): 'INVALID_IMAGE_TYPE' | 'IMAGE_TOO_BIG' | null {
  if (size > MAX_PHOTO_BYTES) return 'IMAGE_TOO_BIG'
  return isPhotoType(type) ? null : 'INVALID_IMAGE_TYPE'
}

/** The bytes with which the files of each type begin. */
const BEGINNINGS: readonly (readonly [type: PhotoType, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
]

/** Returns the type that a file has by its first bytes, whatever its name says; null for another one. */
export function photoTypeOf(file: Uint8Array): PhotoType | null {
  return BEGINNINGS.find(([, bytes]) => bytes.every((byte, at) => file[at] === byte))?.[0] ?? null
}
