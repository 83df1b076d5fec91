import { installPackages } from './install.mjs'
import { runOnNode24, waitOnNode24 } from './node-24.mjs'

// Starts everything: Node 24, packages, build, database, demo school and the server.
installPackages()
waitOnNode24(['tools/build.ts'])
runOnNode24(['dist/serve.js'], { ownGroup: true })
