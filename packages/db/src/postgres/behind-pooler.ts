import type { PoolClient, QueryConfig } from 'pg'

type Query = (
  statement: string | QueryConfig,
  values?: unknown[],
  onResult?: (error: Error | undefined, result?: unknown) => void,
) => Promise<unknown>

const BEGIN = /^\s*begin\b[^;]*$/i
const END = /^\s*(?:commit|rollback(?!\s+to\b))\b/i

/**
 * Makes a connection need no session, because a pooler gives each transaction another one: its settings are made inside
 * each transaction, in the same message as its beginning, a statement alone gets a transaction of its own, and no
 * statement is prepared by name. docs/decisions/poolers.md
 */
export function needNoSession(client: PoolClient, settings: Readonly<Record<string, number>>): void {
  const setAll = Object.entries(settings).map(([name, value]) => `; set local ${name} = ${value}`)
  const limits = setAll.join('')
  const query = client.query.bind(client) as Query
  let isOpen = false

  async function runAlone(statement: QueryConfig, values: unknown[] | undefined): Promise<unknown> {
    await query(`begin${limits}`)
    try {
      const result = await query(statement, values)
      await query('commit')
      return result
    } catch (error) {
      await query('rollback').catch(() => {})
      throw error
    }
  }

  const run: Query = (statement, values, onResult) => {
    const { name: _name, ...config } = typeof statement === 'string' ? { text: statement } : statement
    const begins = BEGIN.test(config.text)
    const result =
      isOpen || begins
        ? query(begins ? { ...config, text: config.text + limits } : config, values)
        : runAlone(config, values)
    if (begins) isOpen = true
    else if (END.test(config.text)) isOpen = false
    if (onResult)
      result.then(
        (answer) => onResult(undefined, answer),
        (error: Error) => onResult(error),
      )
    return onResult ? Promise.resolve() : result
  }
  client.query = run as PoolClient['query']
}
