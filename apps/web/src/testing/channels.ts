import { setMaxListeners } from 'node:events'
import { BroadcastChannel, MessageChannel } from 'node:worker_threads'

// Every browser has these; happy-dom leaves them to Node, whose globals a test's own context does not see.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })

// Each app that a test opens listens to the other tabs for as long as the page lives.
setMaxListeners(0)
