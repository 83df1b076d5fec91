const MIN_LENGTH = 30
const MAX_SPACES = 3

/** Checks whether the title of a card is set small: 30 characters or more, with at most 3 spaces in the first 30. */
export function hasSmallTitle(title: string): boolean {
  return title.length >= MIN_LENGTH && title.slice(0, MIN_LENGTH).split(' ').length - 1 <= MAX_SPACES
}
