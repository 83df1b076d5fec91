import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { ROOT, runOnNode24 } from './node-24.mjs'

// `with-node.mjs script.ts …` or `with-node.mjs vitest …` runs on Node 24, with installed packages.
installPackages()
const [command, ...rest] = process.argv.slice(2)
runOnNode24([existsSync(join(ROOT, command)) ? join(ROOT, command) : packageCommand(command), ...rest])

function packageCommand(name) {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))
  return join(ROOT, 'node_modules', name, typeof bin === 'string' ? bin : bin[name])
}
