import { setMaxListeners } from 'node:events'
import { BroadcastChannel, MessageChannel } from 'node:worker_threads'

// Every browser has these classes. happy-dom leaves them to Node, whose globals are not visible in the context of a
// test.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })

// Each app that a test opens listens to other tabs until the page is closed, so there are more listeners than the default
// limit of Node allows.
setMaxListeners(0)
