import { buildWhenStale } from './build.ts'

const SERVER = '../dist/server.js'

/** Builds what is stale, then becomes the server. */
await buildWhenStale()
await import(SERVER)
