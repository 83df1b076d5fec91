import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Returns a column for an instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Returns a column for a primary key, which the database generates by default. */
export const id = (name: string) => uuid(name).primaryKey().defaultRandom()

/** Returns a column for the key of a row whose deletion also deletes this row. */
export const ownedBy = (name: string, column: () => AnyPgColumn) =>
  uuid(name).notNull().references(column, { onDelete: 'cascade' })

/** A column for disjoint ranges of whole milliseconds, as text of PostgreSQL, e.g. `{[0,1000),[2000,3000)}`. */
export const millisecondRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** A column for the words of a text with their weights, which PostgreSQL's full-text search looks through. */
export const textSearchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
