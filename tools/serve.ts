import { buildWhenStale } from './build.ts'
import { endWithParents } from './end-with-parents.ts'

const SERVER = '../dist/server.js'

/** Builds what is stale, then becomes the server; it ends with whoever started it. */
endWithParents()
await buildWhenStale()
await import(SERVER)
