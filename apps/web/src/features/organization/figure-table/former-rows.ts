interface FormerQuery {
  readonly queryKey: readonly unknown[]
}

/**
 * Returns a `placeholderData` that keeps the former rows while others of the same owner are awaited, whose id is the second
 * part of the query's key. Rows of another owner are never shown in between.
 */
export const formerRowsOf =
  (ownerId: string) =>
  <Data>(former: Data | undefined, query: FormerQuery | undefined): Data | undefined =>
    query?.queryKey[1] === ownerId ? former : undefined
