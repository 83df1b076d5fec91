import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveImport } from '../checks/feature-doors.ts'

/** Matches imports that bring code, and the specifier is the first group. */
const IMPORT = /^(?:import|export) (?!type )[^'"]*?'((?:\.|@section\/)[^']+\.ts)'/gm

const OPENS_DATABASE = 'packages/db/src/test-database.ts'

/** The tests of a package, relative to it, by whether they open a database, themselves or by what they import. */
export interface DatabaseTests {
  /** What these prove depends on the database. */
  withDatabase: string[]
  /** These would only repeat themselves on another database. */
  withoutDatabase: string[]
}

/** Returns the tests of a package, by whether they open a database. */
export function findDatabaseTests(home: string, root = '.'): DatabaseTests {
  const opens = new Map<string, boolean>([[OPENS_DATABASE, true]])
  const opensDatabase = (file: string): boolean => {
    const known = opens.get(file)
    if (known !== undefined) return known
    // A circle is decided by the files that lead out of it.
    opens.set(file, false)
    const imports = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
    const found = imports.some(([, to = '']) => opensDatabase(resolveImport(file, to)))
    opens.set(file, found)
    return found
  }
  const tests = globSync(`${home}/src/**/*.test.ts`, { cwd: root })
  const relative = (files: string[]) => files.map((file) => file.slice(home.length + 1))
  return {
    withDatabase: relative(tests.filter(opensDatabase)),
    withoutDatabase: relative(tests.filter((file) => !opensDatabase(file))),
  }
}
