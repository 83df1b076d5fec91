import { installPackages } from './install.mjs'
import { runOnNode24 } from './node-24.mjs'

// `npm test`: Node 24 and packages, then every test.
installPackages()
runOnNode24(['tools/test.ts', ...process.argv.slice(2)])
