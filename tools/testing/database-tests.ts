import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveImport } from '../checks/feature-doors.ts'

/** Matches imports that bring code, and the specifier is the first group. */
const IMPORT = /^(?:import|export) (?!type )[^'"]*?'((?:\.|@section\/)[^']+\.ts)'/gm

const OPENS_DATABASE = 'packages/db/src/test-database.ts'

/**
 * Returns the tests of a package, relative to it, that open no database, neither themselves nor by what they import. On
 * PostgreSQL they would only repeat what they have proved beside the embedded database.
 */
export function findTestsWithoutDatabase(home: string, root = '.'): string[] {
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
  return tests.filter((file) => !opensDatabase(file)).map((file) => file.slice(home.length + 1))
}
