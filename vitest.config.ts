import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findDatabaseTests } from './tools/testing/database-tests.ts'

/** As Node itself loads it: everybody, graphql-jit too, shares the one CommonJS copy. */
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
}

/**
 * Files of one worker share their modules: nothing of ours keeps state beside its server's services, and the embedded
 * database's program is compiled once instead of once for each file.
 */
const shared = { isolate: false }

/**
 * Every file has modules and a page of its own, in a context of a worker that stays: starting a process for each
 * file took two thirds of the time.
 */
const browser = { environment: 'happy-dom' as const, pool: 'vmForks' as const }

/**
 * On PostgreSQL only those tests run whose result depends on a database. `OPERATIONS=postgres` leaves the operations to it, so
 * that they do not run on the embedded database too.
 */
function excluded(name: string, root: string): string[] {
  const { withDatabase, withoutDatabase } = findDatabaseTests(root, import.meta.dirname)
  if (process.env['TEST_DATABASE_URL']) return withoutDatabase
  return name === 'api' && process.env['OPERATIONS'] === 'postgres' ? withDatabase : []
}

const unit = (name: string, root: string) => ({
  resolve: oneGraphql,
  test: {
    name,
    root,
    include: ['src/**/*.test.ts'],
    exclude: excluded(name, root),
    environment: 'node' as const,
    ...shared,
    // An embedded database, or a process of the server, takes seconds to come up while others use the processors.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // By itself Vitest leaves one core to whoever edits meanwhile, which is half of a small machine. One worker more than
    // there are cores keeps these busy while another waits for a lock, a process or the disk.
    maxWorkers: availableParallelism() + 1,
    projects: [
      unit('domain', 'packages/domain'),
      unit('art', 'packages/art'),
      unit('db', 'packages/db'),
      unit('emulators', 'packages/emulators'),
      unit('api', 'apps/api'),
      {
        test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], environment: 'node', ...shared },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'security',
          root: 'tests/security',
          include: ['**/*.test.ts'],
          environment: 'node',
          ...shared,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'races',
          root: 'tests/races',
          include: ['**/*.test.ts'],
          environment: 'node',
          ...shared,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          root: 'tests/engines',
          include: ['**/*.test.ts'],
          environment: 'node',
          ...shared,
          // Two engines that play at once are too much for a machine with two cores.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'ui',
          root: 'packages/ui',
          include: ['src/**/*.test.{ts,tsx}'],
          ...browser,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['{src,vite}/**/*.test.{ts,tsx}'],
          ...browser,
          setupFiles: ['channels.ts', 'async-timeout.ts'].map((file) =>
            join(import.meta.dirname, 'apps/web/src/testing', file),
          ),
          testTimeout: 20_000,
        },
      },
    ],
  },
})
