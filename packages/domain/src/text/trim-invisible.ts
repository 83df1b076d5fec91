/** Spaces, and characters that nobody sees: joiners, direction marks, fillers of Hangul, blanks of Braille and hieroglyphs. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{13441}\u{13442}]/u

/** Returns a text without the spaces and the invisible characters at both ends, which come along when it is pasted. */
export function trimInvisible(text: string): string {
  // Not one pattern for the end of the text: its time would grow with the square of the text's length.
  const characters = [...text]
  const isSeen = (character: string) => !INVISIBLE.test(character)
  const last = characters.findLastIndex(isSeen)
  return last === -1 ? '' : characters.slice(characters.findIndex(isSeen), last + 1).join('')
}
