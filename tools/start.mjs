import { installPackages } from './install.mjs'
import { runOnNode24 } from './node-24.mjs'

// The one command: Node 24, packages, build, database, demo school, and the server listens.
installPackages()
runOnNode24(['tools/serve.ts'], { ownGroup: true })
