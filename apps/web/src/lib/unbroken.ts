/** Parts on one line with a dot between them; where there is no room, the line breaks between parts and never inside. */
export const unbroken = (parts: readonly (string | null)[]) =>
  parts
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ')
