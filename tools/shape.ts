import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findCrowdedFolders } from './checks/crowded-folders.ts'
import { findTwoWayPairs, PUBLIC_FILES } from './checks/feature-doors.ts'
import { findImportCircles } from './checks/import-circles.ts'
import { findBrokenPointers } from './checks/pointers.ts'

/**
 * `npm run shape` prints figures of the code, which `npm run check` bounds, and for a noun the files outside of its own
 * folders that name it: what adding it took in edits. `npm run shape -- certificates` asks about another noun.
 */
const [noun = 'insights'] = process.argv.slice(2)
const widest = Math.max(...Object.values(PUBLIC_FILES).map(({ length }) => length))
const edited = findEdits(noun)

console.table({
  'pointers that lead nowhere': findBrokenPointers().length,
  'public files of a feature, at most': widest,
  'pairs of features that use each other': findTwoWayPairs().length,
  'circles of static imports': findImportCircles().length,
  'folders of code with more than 20 files': findCrowdedFolders().length,
  [`edits outside of the folders of ${noun}`]: edited.length,
})
for (const file of edited) console.log(`  ${file}`)

/**
 * Returns the hand-written files that import the noun's feature, have its row, its address or a failure of its own in a list,
 * or link to its page. Tests do not count, nor do their tables, such as that of the expected routes; neither does the guide,
 * which has examples of many nouns.
 */
function findEdits(name: string): string[] {
  const stem = name.replace(/e?s$/, '')
  const word = `${stem}(?:e?s|e)?`
  const own = new RegExp(`/${name}/|/${stem}[^/]*$`, 'i')
  const other =
    /\.fixture\.tsx?$|\.test\.tsx?$|^CONTRIBUTING\.md$|\/generated\/|\/migrations\/|contract\/schema\.graphql|db\/src\/schema\.ts|\.png$/
  const named = new RegExp(
    [
      `features/${name}/|[(]${name}\\.md|^${name}/`,
      `^ *${word}: (?:\\{ path|\\['/|\\{$)|^\\| \\*\\*${word}\\*\\*|^ +\\w+_${word}: '`,
    ].join('|'),
    'im',
  )
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return tracked.filter(
    (file) => !own.test(file) && !other.test(file) && named.test(readFileSync(file, 'utf8')),
  )
}
