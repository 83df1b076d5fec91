import { fileURLToPath } from 'node:url'

const inRepository = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** The program with the server's commands. */
export const MAIN = inRepository('apps/api/src/main.ts')

/** The variables by which a server that runs from the sources finds its files and the demo school. */
export const SOURCE_FOLDERS = {
  SCHOOL_DIR: inRepository('demo/school'),
  MEDIA_DIR: inRepository('demo/media'),
  MIGRATIONS_DIR: inRepository('packages/db/migrations'),
  CONTRACT_DIR: inRepository('packages/contract'),
  // A minimal page, so that tests of the server need no built web app.
  WEB_DIR: inRepository('apps/api/src/testing/web'),
}
