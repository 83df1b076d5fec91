/**
 * Says who teaches, after words such as 'Taught by' or 'with': 'with Maya Lindqvist and Noah Berg', 'with Ann, Bo and Cy';
 * null without faculty.
 */
export function facultyText(
  words: string,
  faculties: readonly { readonly fullName: string }[],
): string | null {
  const names = faculties.map(({ fullName }) => fullName)
  const last = names.at(-1)
  if (last === undefined) return null
  const others = names.slice(0, -1).join(', ')
  return `${words} ${others === '' ? last : `${others} and ${last}`}`
}
