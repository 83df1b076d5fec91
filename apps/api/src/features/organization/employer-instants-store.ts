import { type SQL, sql } from 'drizzle-orm'

/** An instant in epoch ms. */
export const epochMs = (instant: SQL): SQL => sql`floor(extract(epoch from ${instant}) * 1000)::float8`

/** The first day of the figures of a customer `o`: the start of the contract, or else the first seat; null before that. */
export const FIRST_DAY: SQL = sql`coalesce(o.contract_start,
  (select min(e.starts_at) from employments e where e.customer_id = o.customer_id))`

/** The time up to which all changes are in the figures, in epoch ms. */
export const AS_OF: SQL = sql`(select ${epochMs(sql`as_of`)} from figures_state)`
