import type { Db } from './connection.ts'

/**
 * Runs SQL of our own as a prepared statement, which a connection parses and plans only once. `name` belongs to one
 * `text` alone, with its parameters as `$1`, `$2`, …
 */
export async function preparedRows<Row extends Record<string, unknown>>(
  db: Db,
  { name, text }: { name: string; text: string },
  params: unknown[],
): Promise<Row[]> {
  const query = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
  const result = (await query.execute()) as { rows: Row[] }
  return result.rows
}

/** Numbers or ids as the text of an array: written at once, where a driver would look at each element. */
export const arrayText = (values: readonly (number | string | boolean)[]): string => `{${values.join(',')}}`

/** The same for texts of any kind. */
export const quotedArrayText = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
