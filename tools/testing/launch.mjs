import { runOnNode24 } from '../node-24.mjs'

// What `npm start` does, with a server that does nothing.
runOnNode24(['tools/testing/idle-server.ts', process.argv[2]], { ownGroup: true })
