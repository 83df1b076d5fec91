import { spawnSync } from 'node:child_process'
import { requirePostgres } from '../machine.ts'
import { startPostgres } from '../postgres.ts'

/** `npm run test:races [-- …]` runs the races on a PostgreSQL of their own, with Vitest's arguments. */
requirePostgres()
const postgres = await startPostgres()
try {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'races', ...process.argv.slice(2)]
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1
} finally {
  postgres.stop()
}
