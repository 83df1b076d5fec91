import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const SCHEMA_IMPORT = /import (?:type )?\{([^}]*)\} from '@section\/db\/schema\.ts'/
/** Matches `.insert(table)`, and the bulk writes of content, which take the table after the connection. */
const WRITE = /(?:\.(?:insert|update|delete)|\b(?:upsertRows|insertMissing))\(\s*(?:(?:db|tx),\s*)?(\w+)/g
/** Matches a write of a connection whose table is chosen at run time. */
const WRITE_BY_VARIABLE = /\b(?:db|tx)\s*\.(?:insert|update|delete)\(\s*(\w+)/g
const RAW_WRITE = /\b(?:insert into|update|delete from) (\w+)\b/g

interface Writer {
  file: string
  owner: string
}

/**
 * Returns a message for each table that the stores of more than one feature write, and for each write whose table cannot
 * be read in the code. The owner is derived: the feature whose stores write a table, or the server. docs/decisions/arrows.md
 */
export function findSharedTables(root = '.'): string[] {
  const names = readTables(root)
  const tables = new Set(names.values())
  const writers = new Map<string, Writer>()
  const problems: string[] = []
  for (const file of globSync('apps/api/src/**/*-store.ts', { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, file), 'utf8')
    const owner = /^apps\/api\/src\/(?:features\/)?[^/]+/.exec(file)?.[0] ?? file
    const { written, unknown } = writesOf(text, names)
    problems.push(...unknown.map((name) => `${file}: name the table that is written by ${name}.`))
    for (const table of written) {
      const first = writers.get(table)
      if (!first) writers.set(table, { file, owner })
      else if (first.owner !== owner)
        problems.push(
          `${table}: ${first.file} and ${file} both write it; a table has one owner, so call the owner's public function.`,
        )
    }
  }
  if (tables.size === 0) problems.push('packages/db/src/tables: no table was found.')
  return [...new Set(problems)]
}

/** Returns the SQL names of all tables by the names of their constants. */
function readTables(root: string): ReadonlyMap<string, string> {
  const files = globSync('packages/db/src/tables/**/*.ts', { cwd: root })
  const found = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(TABLE)])
  return new Map(found.map(([, constant = '', name = '']) => [constant, name]))
}

/** Returns the SQL names of the tables that a store writes, and the variables by which it writes another one. */
function writesOf(
  text: string,
  names: ReadonlyMap<string, string>,
): { written: Set<string>; unknown: string[] } {
  const imported = SCHEMA_IMPORT.exec(text)?.[1]?.split(',') ?? []
  const local = new Map(
    imported.flatMap((part) => {
      const [constant = '', alias = constant] = part
        .replace(/^\s*type /, '')
        .trim()
        .split(' as ')
      const name = names.get(constant)
      return name ? [[alias, name]] : []
    }),
  )
  const sqlNames = new Set(names.values())
  const written = new Set<string>()
  for (const [, variable = ''] of text.matchAll(WRITE)) {
    const table = local.get(variable)
    if (table) written.add(table)
  }
  for (const [, table = ''] of text.matchAll(RAW_WRITE)) if (sqlNames.has(table)) written.add(table)
  const unknown = [...text.matchAll(WRITE_BY_VARIABLE)].flatMap(([, variable = '']) =>
    local.has(variable) ? [] : [variable],
  )
  return { written, unknown }
}
