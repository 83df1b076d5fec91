import { endWithParents } from './end-with-parents.ts'

const SERVER = './server.js'

/**
 * Runs the server until its launcher ends. The build compiles this file to `dist/serve.js`, because a process that loads
 * TypeScript keeps Node's compiler in memory.
 */
endWithParents()
await import(SERVER)
