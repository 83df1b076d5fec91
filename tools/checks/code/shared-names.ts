import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NOT_PRODUCT = /\.(?:test|test-d|property|fixture)\.tsx?$|\/src\/testing\/|\/generated\//
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

/** Matches all queries or all mutations of the contract. */
const OPERATIONS = /^type (?:Query|Mutation) \{$([^]*?)^\}$/gm
/** Matches the name of a query or mutation. */
const OPERATION = /^ {2}(\w+)[(:]/gm
const CONTRACT = 'packages/contract/schema.graphql'
/** Matches a route that the app posts to, such as `/user/confirmPassword`, and its last part. */
const ROUTE = /\.post\('\/user\/(\w+)'/g

/** The names that the file of a screen exports, by which the router loads it. */
const OF_SCREENS = ['screen', 'load']
const SCREEN_FILE = /-screen\.tsx?$/

/** The names that stand for one thing in several files, each with the reason why they stay. */
const SHARED: Record<string, string> = {
  escapeHtml: 'The emulators import nothing of ours, so they have a function of their own.',
  sendResetCode: 'The app calls the use case of this name, by `POST /user/forgotPassword`.',
}

/**
 * Returns a message for each name that more than one file of the product exports, because readers take one name for one
 * thing. The use case of the server and the call of the app may both be named like the operation or the route between them.
 */
export function findSharedNames(root = '.', shared = SHARED): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).toSorted()
  const exports = files
    .filter((file) => !NOT_PRODUCT.test(file))
    .flatMap((file) => [...new Set(groupsOf(read(file), EXPORT))].map((name) => ({ file, name })))
    .filter(({ file, name }) => !(SCREEN_FILE.test(file) && OF_SCREENS.includes(name)))
  const calls = new Set([
    ...groupsOf(read(CONTRACT), OPERATIONS).flatMap((block) => groupsOf(block, OPERATION)),
    ...files
      .filter((file) => /^apps\/api\/.*-routes\.ts$/.test(file))
      .flatMap((file) => groupsOf(read(file), ROUTE)),
  ])
  const repeated = new Map(
    [...Map.groupBy(exports, ({ name }) => name)]
      .map(([name, found]) => [name, found.map(({ file }) => file)] as const)
      .filter(([, places]) => places.length > 1),
  )
  return [
    ...[...repeated].flatMap(([name, places]) =>
      name in shared || (calls.has(name) && isUseCaseAndCall(places))
        ? []
        : `${name}: ${places.join(' and ')} both export it; write one thing once, and give two things two names.`,
    ),
    ...Object.keys(shared).flatMap((name) =>
      repeated.has(name) ? [] : `${name}: only one file exports it, so it needs no exception any more.`,
    ),
  ]
}

const groupsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group)

const isUseCaseAndCall = ([one = '', other = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && one.startsWith('apps/api/') && other.startsWith('apps/web/')
