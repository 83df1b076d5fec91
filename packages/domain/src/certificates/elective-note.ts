/** Formats how many of a certificate's courses the member chooses: '1 of them is an elective'; null for none. */
export function electiveNote({
  numElectiveCourses: count,
}: {
  readonly numElectiveCourses: number
}): string | null {
  if (count === 0) return null
  return count === 1 ? '1 of them is an elective' : `${count} of them are electives`
}
