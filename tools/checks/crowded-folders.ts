import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** The most files that a folder of code may hold; beyond that it gets subfolders by use case. */
const MOST_FILES = 20
const CODE = ['{apps,packages}/*/{src,vite}/**/*.*', '{tests,tools}/**/*.*']
/** Written by tools, or pictures that tests compare. */
const NOT_COUNTED = /\/generated\/|\.png$/

/** Returns a message for each folder of code that holds more files than somebody can take in at once. */
export function findCrowdedFolders(root = '.'): string[] {
  const files = globSync(CODE, { cwd: root }).filter((file) => !NOT_COUNTED.test(file))
  return [...Map.groupBy(files, (file) => dirname(file))].flatMap(([folder, { length }]) =>
    length > MOST_FILES
      ? `${folder}: ${length} files are more than ${MOST_FILES}; give them subfolders by use case.`
      : [],
  )
}
