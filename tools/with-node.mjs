import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { ROOT, runOnNode24 } from './node-24.mjs'

// `with-node.mjs script.ts …` or `with-node.mjs vitest …`: on Node 24, with packages installed.
installPackages()
const [what, ...rest] = process.argv.slice(2)
runOnNode24([existsSync(join(ROOT, what)) ? join(ROOT, what) : packageCommand(what), ...rest])

function packageCommand(name) {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))
  return join(ROOT, 'node_modules', name, typeof bin === 'string' ? bin : bin[name])
}
