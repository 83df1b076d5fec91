/** The fields of the contract that are instants. */
export const INSTANT_FIELDS: ReadonlySet<string> = new Set(["activateAt","beginsAt","changedAt","closesAt","createdAt","enabledAt","endAt","enrollmentClose","enrollmentOpen","issuedAt","opensAt","playedAt","positionAt","publishedAt","registrationDate","savedAt","startAt","submittedAt","trialEndDate"])
