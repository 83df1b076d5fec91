import { buildWhenStale } from './build.ts'

/** Builds what is stale, then becomes the server. */
await buildWhenStale()
await import('../dist/server.js')
