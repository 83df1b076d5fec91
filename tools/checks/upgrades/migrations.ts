import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { floorOf } from '../../../packages/db/src/upgrades/versions.ts'

const FOLDER = 'packages/db/migrations'
/** The last migration before the first release, so that no server is older. */
const FIRST_RELEASE = '0011_employers'

/** A node of PostgreSQL's own syntax tree. */
type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** These statements take nothing away from servers that do not know of them. */
const ADDING = new Set([
  'CreateStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreatePolicyStmt',
  'CreateRoleStmt',
  'CreateTrigStmt',
  'AlterEnumStmt',
  'CommentStmt',
  'DoStmt',
  'GrantStmt',
  'InsertStmt',
  'SelectStmt',
  'UpdateStmt',
  'VariableSetStmt',
  'ViewStmt',
])
const ADDING_TO_A_TABLE = new Set(['AT_DropNotNull', 'AT_ValidateConstraint', 'AT_SetStatistics'])

/**
 * Returns a message for each migration that takes away what servers of the version before it use, without saying which
 * version has stopped to use it. docs/decisions/upgrades.md
 */
export async function findBreakingMigrations(root = '.'): Promise<string[]> {
  const journal = JSON.parse(readFileSync(join(root, FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const tags = journal.entries.map(({ tag }) => tag)
  const problems: string[] = []
  for (const tag of tags.filter((name) => name > FIRST_RELEASE)) {
    const text = readFileSync(join(root, FOLDER, `${tag}.sql`), 'utf8')
    const floor = floorOf(text)
    if (floor !== undefined && (floor >= tag || !tags.includes(floor)))
      problems.push(`${FOLDER}/${tag}.sql: schema_floor names ${floor}, which is no earlier migration.`)
    if (floor !== undefined) continue
    const breaking = await breakingStatements(text)
    problems.push(
      ...breaking.map(
        (what) =>
          `${FOLDER}/${tag}.sql: ${what} breaks servers of the version before. Expand first; contract in a later release ` +
          `whose migration begins with UPDATE "schema_floor" SET "oldest" = '<the migration that every server then knows>';`,
      ),
    )
  }
  return problems
}

/** Returns what in a migration breaks servers that do not know of it, in the words of its syntax. */
export async function breakingStatements(text: string): Promise<string[]> {
  const tree = (await parse(text)) as { stmts?: { stmt: Node }[] }
  const statements = (tree.stmts ?? []).flatMap(({ stmt }) => Object.entries(stmt)) as [string, Node][]
  const made = new Set(
    statements.flatMap(([kind, { relation }]) => (kind === 'CreateStmt' ? nameOf(relation) : [])),
  )
  const added = new Set(
    statements.flatMap(([kind, statement]) =>
      kind === 'AlterTableStmt'
        ? commandsOf(statement).flatMap(({ subtype, def }) =>
            subtype === 'AT_AddColumn' ? findAll(def, 'colname') : [],
          )
        : [],
    ),
  )
  return statements.flatMap(([kind, statement]) => {
    if (ADDING.has(kind) || made.has(nameOf(statement['relation']))) return []
    if (kind === 'IndexStmt')
      return !statement['unique'] || onlyUses(statement, added) ? [] : ['A unique index over old columns']
    if (kind !== 'AlterTableStmt') return [kind]
    return commandsOf(statement).flatMap((command) => (breaks(command, added) ? [describe(command)] : []))
  })
}

/** Returns whether a change of a table that exists breaks servers that do not know the columns that the migration adds. */
function breaks({ subtype, def }: Node, added: ReadonlySet<string>): boolean {
  if (ADDING_TO_A_TABLE.has(String(subtype))) return false
  if (subtype === 'AT_AddColumn') {
    const kinds = findAll(def, 'contype')
    const filled = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) =>
      kinds.includes(kind),
    )
    return kinds.includes('CONSTR_NOTNULL') && !filled
  }
  if (subtype === 'AT_ColumnDefault') return def === undefined
  return subtype !== 'AT_AddConstraint' || !onlyUses(def, added)
}

const describe = ({ subtype, name, def }: Node): string =>
  [subtype, name, ...findAll(def, 'colname'), ...findAll(def, 'conname')]
    .filter((word) => typeof word === 'string')
    .join(' ')

const commandsOf = (statement: Node): Node[] =>
  (statement['cmds'] as { AlterTableCmd: Node }[]).map(({ AlterTableCmd: command }) => command)

const nameOf = (relation: unknown): string => (isNode(relation) ? String(relation['relname']) : '')

/** Returns whether an index or a constraint has columns, all of which are among these. */
function onlyUses(node: unknown, columns: ReadonlySet<string>): boolean {
  const used = columnsOf(node)
  return used.length > 0 && used.every((column) => columns.has(column))
}

/** Returns the columns of its own table that an index or a constraint uses. */
function columnsOf(value: unknown): string[] {
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    // The last part of a name such as `members.email` is the column.
    if (key === 'ColumnRef') return findAll(inner, 'sval').slice(-1)
    if (key === 'fk_attrs' || key === 'keys') return findAll(inner, 'sval')
    if (key === 'IndexElem' && isNode(inner) && typeof inner['name'] === 'string') return [inner['name']]
    return columnsOf(inner)
  })
}

/** Returns all texts under this key, at any depth. */
function findAll(value: unknown, key: string): string[] {
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : findAll(inner, key),
  )
}
