const MIN_LENGTH = 30
const MAX_SPACES = 3

/** Checks for a small title on a card: 30 characters or more, at most 3 spaces in the first 30. Specification 2, section 2.7. */
export function hasSmallTitle(title: string): boolean {
  return title.length >= MIN_LENGTH && title.slice(0, MIN_LENGTH).split(' ').length - 1 <= MAX_SPACES
}
