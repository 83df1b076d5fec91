import { installPackages } from './install.mjs'
import { runOnNode24 } from './node-24.mjs'

// Starts everything: Node 24, packages, build, database, demo school and the server.
installPackages()
runOnNode24(['tools/serve.ts'], { ownGroup: true })
