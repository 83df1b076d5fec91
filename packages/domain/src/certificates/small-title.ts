const MIN_LENGTH = 30
const MAX_SPACES = 3

/**
 * Checks whether a card shows its title small: 30 or more characters, at most 3 spaces among the first 30.
 * Specification 2, section 2.7.
 */
export function hasSmallTitle(title: string): boolean {
  return title.length >= MIN_LENGTH && title.slice(0, MIN_LENGTH).split(' ').length - 1 <= MAX_SPACES
}
