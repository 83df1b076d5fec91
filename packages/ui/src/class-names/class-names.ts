/** Joins the class names that are there, with single spaces; the empty string for none. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
