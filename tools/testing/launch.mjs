import { runOnNode24 } from '../node-24.mjs'

// Like `npm start`, with an idle server.
runOnNode24(['tools/testing/idle-server.ts', process.argv[2]], { ownGroup: true })
