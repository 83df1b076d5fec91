import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A primary key that the database draws when the writer brings none. */
export const id = (name: string) => uuid(name).primaryKey().defaultRandom()

/** Disjoint ranges of whole milliseconds in PostgreSQL's own text, e.g. `{[0,1000),[2000,3000)}`. */
export const millisecondRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' })
