import { execFileSync } from 'node:child_process'
import { findCrowdedFolders } from './checks/crowded-folders.ts'
import { findTwoWayPairs, PUBLIC_FILES } from './checks/feature-doors.ts'
import { findImportCircles } from './checks/import-circles.ts'
import { findBrokenPointers } from './checks/pointers.ts'

/**
 * `npm run shape` prints figures of the house, which `npm run check` bounds. `npm run shape -- <from>..<to> <noun>` also counts
 * what adding a noun took: the files that the commits edited outside of the folders and files that they added.
 */
const [range, noun] = process.argv.slice(2)

const widest = Math.max(...Object.values(PUBLIC_FILES).map(({ length }) => length))
console.table({
  'pointers that lead nowhere': findBrokenPointers().length,
  'public files of a feature, at most': widest,
  'pairs of features that use each other': findTwoWayPairs().length,
  'circles of static imports': findImportCircles().length,
  'folders of code with more than 20 files': findCrowdedFolders().length,
})

if (range && noun) {
  const changed = execFileSync('git', ['diff', '--name-status', '--no-renames', range], { encoding: 'utf8' })
  const files = changed
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [status: string, file: string])
    .filter(
      ([, file]) =>
        !/\/generated\/|\/migrations\/|contract\/schema\.graphql|db\/src\/schema\.ts|\.png$/.test(file),
    )
  const edited = files.filter(([status]) => status === 'M').map(([, file]) => file)
  console.log(`\n${noun}: ${files.length - edited.length} files added, ${edited.length} edited:`)
  for (const file of edited) console.log(`  ${file}`)
}
