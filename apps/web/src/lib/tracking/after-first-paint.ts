/**
 * Returns a function that passes entries to a receiver. The receiver is loaded with the first entry, after the first
 * paint; meanwhile at most `maxWaiting` entries wait. A receiver that does not load is ignored.
 */
export function afterFirstPaint<Entry>(
  load: () => Promise<(entry: Entry) => void>,
  maxWaiting = Infinity,
): (entry: Entry) => void {
  const waiting: Entry[] = []
  let receive: ((entry: Entry) => void) | undefined
  const start = async () => {
    receive = await load()
    waiting.splice(0).forEach(receive)
  }
  const run = () => requestAnimationFrame(() => setTimeout(() => void start().catch(() => {})))
  return (entry) => {
    if (receive) return receive(entry)
    if (waiting.length === maxWaiting || waiting.push(entry) > 1) return
    if (document.readyState === 'complete') run()
    else addEventListener('load', run, { once: true })
  }
}
