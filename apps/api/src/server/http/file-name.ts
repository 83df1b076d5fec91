/** Characters that file systems, headers or mail programs do not take, also in the names of other systems. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}/\\:*?"<>|]/gu

/** Returns the name of a file without what no name can have: 'Why? Why: now.ics' becomes 'Why Why now.ics'. */
export function fitFileName(name: string): string {
  // What stood before a comma leaves no space there.
  return name.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim()
}
