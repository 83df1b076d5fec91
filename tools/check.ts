import { spawn } from 'node:child_process'
import { findWrongArrows } from './checks/arrows.ts'
import { findCrowdedFolders } from './checks/crowded-folders.ts'
import { findWideDoors } from './checks/feature-doors.ts'
import { findBrokenRules } from './checks/code/house-rules.ts'
import { findBreakingMigrations } from './checks/upgrades/migrations.ts'
import { findBrokenPointers } from './checks/pointers.ts'
import { findSharedNames } from './checks/code/shared-names.ts'
import { findMissingClasses } from './checks/code/style-classes.ts'
import { findSharedTables } from './checks/table-owners.ts'
import { findWeakTitles } from './checks/test-titles.ts'

/**
 * `npm run check` runs all static checks concurrently and prints each failure completely; `npm run check -- types format`
 * only those whose names contain one of the words.
 */
const words = process.argv.slice(2)
const bin = (name: string) => `node_modules/.bin/${name}`

/** The checks that are programs: their commands with their arguments. */
const PROGRAMS: Record<string, [string, ...string[]]> = {
  'types of the server side': [bin('tsc'), '-p', 'tsconfig.json'],
  'types of the web side': [bin('tsc'), '-p', 'tsconfig.web.json'],
  lint: [bin('oxlint'), '--quiet'],
  'nothing unused': [process.execPath, bin('knip'), '--no-progress'],
  'nothing for tests only': [process.execPath, bin('knip'), '--production', '--no-progress'],
  format: [bin('oxfmt'), '--check', '.'],
  'generated files': [process.execPath, 'tools/codegen.ts', '--check'],
}

/** These lines tell what to do about the findings of a program that does not say so itself. */
const ADVICE: Record<string, string> = {
  'nothing unused':
    'Nothing uses these: delete each, or only the word `export` (docs/decisions/unused-code.md).',
  'nothing for tests only':
    'Only tests use these: delete each with its tests, or move it into a fixture (docs/decisions/unused-code.md).',
  format: 'Run npm run fmt.',
}

/** The checks of our own, which return the problems that they find. */
const READINGS: Record<string, () => string[] | Promise<string[]>> = {
  arrows: findWrongArrows,
  'doors between features': findWideDoors,
  'size of folders': findCrowdedFolders,
  'one owner for each table': findSharedTables,
  'migrations that old servers survive': findBreakingMigrations,
  'titles of tests': findWeakTitles,
  pointers: findBrokenPointers,
  'rules of the house': findBrokenRules,
  'one name for one thing': findSharedNames,
  'classes of the stylesheets': findMissingClasses,
}

const names = [...Object.keys(READINGS), ...Object.keys(PROGRAMS)].filter(
  (name) => words.length === 0 || words.some((word) => name.includes(word)),
)
if (names.length === 0) console.error(`✗ There is no check whose name contains ${words.join(' or ')}.`)
const results = await Promise.all(names.map(async (name) => check(name)))
process.exitCode = names.length > 0 && results.every(Boolean) ? 0 : 1

async function check(name: string): Promise<boolean> {
  const program = PROGRAMS[name]
  return program ? run(name, program) : report(name, (await READINGS[name]?.()) ?? [])
}

function report(name: string, problems: string[]): boolean {
  if (problems.length === 0) console.log(`✓ ${name}`)
  else console.error(`✗ ${name}\n${problems.join('\n')}\n`)
  return problems.length === 0
}

function run(name: string, [command, ...args]: [string, ...string[]]): Promise<boolean> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => {
      if (code === 0) console.log(`✓ ${name}`)
      else console.error(`✗ ${name}\n${output}${ADVICE[name] ?? ''}\n`)
      resolve(code === 0)
    })
  })
}
