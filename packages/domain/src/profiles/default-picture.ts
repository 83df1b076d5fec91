/** The number of pictures for people without one of their own. */
const PICTURES = 4

/**
 * Returns which of the four default pictures a person without one of their own has, 0 to 3: always the same for the first
 * character of the member's id, or of the name of somebody who is no member. See docs/product/directory.md#pictures.
 */
export const defaultPicture = (idOrName: string): number => (idOrName.codePointAt(0) ?? 0) % PICTURES
