/** The beginning of the keys of pictures, which everybody may read; everything else is private. SECURITY.md#uploaded-files */
export const PICTURES = 'p/'

/** Returns the key of a photo as it is uploaded. */
export const uploadKeyOf = (userId: string, photoId: string): string => `u/${userId}/${photoId}`

/** Returns the key of the picture that a photo becomes. */
export const pictureKeyOf = (photoId: string): string => `${PICTURES}${photoId}.webp`
