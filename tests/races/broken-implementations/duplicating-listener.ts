import pg from 'pg'

const RECONNECT_MS = 500

/**
 * A broken implementation of the connection that hears announcements: its end and its failed attempt each begin another
 * attempt, so that their number doubles while the database is away. The tests must catch it.
 */
export async function listenWithDuplicates(
  url: string,
  channel: string,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  const clients = new Set<pg.Client>()
  let closed = false
  const connect = async () => {
    const next = new pg.Client({ connectionString: url })
    next.on('error', () => {})
    next.on('end', () => {
      clients.delete(next)
      if (closed) return
      onReconnect()
      setTimeout(reconnect, RECONNECT_MS)
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    clients.add(next)
  }
  const reconnect = () => {
    if (closed) return
    connect().then(onReconnect, () => setTimeout(reconnect, RECONNECT_MS))
  }
  await connect()
  return async () => {
    closed = true
    for (const client of clients) await client.end()
  }
}
