import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A column for an instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A column for a primary key, which the database makes when the writer brings none. */
export const id = (name: string) => uuid(name).primaryKey().defaultRandom()

/** A column for disjoint ranges of whole milliseconds, in PostgreSQL's own text, e.g. `{[0,1000),[2000,3000)}`. */
export const millisecondRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' })
