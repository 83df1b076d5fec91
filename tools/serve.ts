import { buildWhenStale } from './build.ts'
import { endWithParents } from './end-with-parents.ts'

const SERVER = '../dist/server.js'

/** Builds changed sources, then runs the server until its launcher ends. */
endWithParents()
await buildWhenStale()
await import(SERVER)
