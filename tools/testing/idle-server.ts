import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithParents } from '../end-with-parents.ts'

/** An idle server for tests: one signal closes it, a second one ends it at once. */
const folder = process.argv[2] ?? '.'
let closing = false
endWithParents()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, close)
setInterval(() => {}, 60_000)
writeFileSync(join(folder, 'ready'), String(process.pid))

function close(): void {
  if (closing) process.exit(1)
  closing = true
  setTimeout(() => {
    writeFileSync(join(folder, 'closed'), '')
    process.exit(0)
  }, 100)
}
