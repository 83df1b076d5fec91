const LONG = 30
const FEW_SPACES = 3

/** Whether a card writes its title small: 30 or more characters, at most 3 spaces among the first 30. Specification 2, section 2.7. */
export function hasSmallTitle(title: string): boolean {
  return title.length >= LONG && title.slice(0, LONG).split(' ').length - 1 <= FEW_SPACES
}
