/** Joins parts with a dot so that a line may break between parts, but never inside one. */
export const joinWithoutBreaks = (parts: readonly (string | null)[]) =>
  parts
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ')
