import { spawn } from 'node:child_process'
import { findWrongArrows } from './checks/arrows.ts'
import { findCrowdedFolders } from './checks/crowded-folders.ts'
import { findWideDoors } from './checks/feature-doors.ts'
import { findBrokenRules } from './checks/code/house-rules.ts'
import { findBrokenPointers } from './checks/pointers.ts'
import { findSharedNames } from './checks/code/shared-names.ts'
import { findMissingClasses } from './checks/code/style-classes.ts'
import { findSharedTables } from './checks/table-owners.ts'
import { findWeakTitles } from './checks/test-titles.ts'

/** `npm run check` runs all static checks concurrently and prints each failure completely. */
const bin = (name: string) => `node_modules/.bin/${name}`

const CHECKS: [string, string, string[]][] = [
  ['types of the server side', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the web side', bin('tsc'), ['-p', 'tsconfig.web.json']],
  ['lint', bin('oxlint'), ['--quiet']],
  ['nothing unused', process.execPath, [bin('knip'), '--no-progress']],
  ['nothing for tests only', process.execPath, [bin('knip'), '--production', '--no-progress']],
  ['format', bin('oxfmt'), ['--check', '.']],
  ['generated files', process.execPath, ['tools/codegen.ts', '--check']],
]

const readings = [
  report('arrows', findWrongArrows()),
  report('doors between features', findWideDoors()),
  report('size of folders', findCrowdedFolders()),
  report('one owner for each table', findSharedTables()),
  report('titles of tests', findWeakTitles()),
  report('pointers', findBrokenPointers()),
  report('rules of the house', findBrokenRules()),
  report('one name for one thing', findSharedNames()),
  report('classes of the stylesheets', findMissingClasses()),
]
const results = await Promise.all(CHECKS.map(([name, command, args]) => run(name, command, args)))
process.exitCode = [...readings, ...results].every(Boolean) ? 0 : 1

function report(name: string, problems: string[]): boolean {
  if (problems.length === 0) console.log(`✓ ${name}`)
  else console.error(`✗ ${name}\n${problems.join('\n')}\n`)
  return problems.length === 0
}

function run(name: string, command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => {
      if (code === 0) console.log(`✓ ${name}`)
      else console.error(`✗ ${name}\n${output}\n`)
      resolve(code === 0)
    })
  })
}
