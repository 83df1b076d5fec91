/** Stored data stands in the way of a change to it; the text says which rows, and what the operator does. Nothing was changed. */
export class DataMigrationRefused extends Error {
  override name = 'DataMigrationRefused'
}
