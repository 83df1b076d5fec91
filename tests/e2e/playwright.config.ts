import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/machine.ts'

/** The journeys on a fixed day share a product, which journeys of different projects would not. */
const ON_THE_DAY_OF_THE_PICTURES = ['visual*.journey.ts', 'workshop-today.journey.ts']

/** The journeys: the whole product, built and started as `npm start` does, in the machine's own Chromium. */
export default defineConfig({
  testDir: '.',
  // The journeys on the day of the pictures come first, because these take longest and one core would be idle at the end of
  // the run otherwise.
  projects: [
    { name: 'pictures', testMatch: ON_THE_DAY_OF_THE_PICTURES },
    { name: 'journeys', testMatch: '*.journey.ts', testIgnore: ON_THE_DAY_OF_THE_PICTURES },
  ],
  outputDir: '../../.cache/e2e',
  fullyParallel: false,
  workers: 2,
  globalSetup: './global-setup.ts',
  // By day a journey on a busy machine gets a second try; the nightly run has none, so that it shows unstable journeys.
  retries: process.env['NIGHTLY'] ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 10_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.005 } },
  snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Steps are not recorded, because that takes as long as the journey itself; `--trace on` records one that is examined.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Chromium is installed by the commands that start journeys, not by everything that reads this configuration.
      executablePath: findChromium(),
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
      args: CHROMIUM_FLAGS,
    },
  },
})
