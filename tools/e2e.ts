import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildWhenStale } from './build.ts'
import { requireChromium } from './machine.ts'

/** `npm run e2e [-- …]` runs the journeys with Playwright's arguments. */
await buildWhenStale()
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: requireChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve('.cache/test-reports/journeys.json'),
    },
  },
)
process.exitCode = status ?? 1
