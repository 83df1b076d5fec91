import { BroadcastChannel, MessageChannel } from 'node:worker_threads'

// Every browser has these; happy-dom leaves them to Node, whose globals a test's own context does not see.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })
