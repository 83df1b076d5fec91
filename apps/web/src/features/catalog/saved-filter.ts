/** The meta filter of the courses list that the side drawer leads to. Specification 2, section 4.5. */
export function savedFilter(search: Record<string, unknown>): { m?: 'saved' } {
  return search['m'] === 'saved' ? { m: 'saved' } : {}
}
