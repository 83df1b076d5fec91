import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findWrongArrows } from './arrows.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'section-arrows-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Returns the problems of a tree with this one file. */
function checkFile(file: string, text: string): string[] {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return findWrongArrows(root)
}

test('The repository itself has no import in the wrong direction', () => {
  expect(findWrongArrows(join(import.meta.dirname, '../..'))).toEqual([])
})

test('Shared code of the server may not import a feature', () => {
  const text = "import { mail } from '../features/mail/feature.ts'"
  expect(checkFile('apps/api/src/server/services.ts', text)).toEqual([
    'apps/api/src/server/services.ts: shared code may not know the feature apps/api/src/features/mail; move what both need to lib or server, or let the app hand it in.',
  ])
})

test.each([
  ['apps/api/src/features/mail/queue.ts', "import { features } from '../../app/features.ts'"],
  ['apps/api/src/server/feature.ts', "import type { Feature } from '../app/features.ts'"],
  ['apps/web/src/features/home/HomePage.tsx', "import { Shell } from '../../app/shell/Shell.tsx'"],
  ['apps/web/src/lib/sign-in.ts', "import { router } from '../app/router.ts'"],
])('The file %s may not import the composition root', (file, text) => {
  expect(checkFile(file, text)).toEqual([expect.stringContaining("only an app's composition root knows")])
})

test.each([
  ['packages/domain', 'zod/mini', 0],
  ['packages/domain', 'zod', 1],
  ['packages/domain', 'node:crypto', 1],
  ['packages/art', 'zod/mini', 1],
])('The package %s may import no npm package, except zod/mini in domain: %s', (home, specifier, problems) => {
  const file = `${home}/src/forms/form.ts`
  expect(checkFile(file, `import * as outside from '${specifier}'`)).toHaveLength(problems)
})

test('A feature may import the public file of another feature and nothing else of it', () => {
  const file = 'apps/api/src/features/video/lesson.ts'
  expect(checkFile(file, "import { monthOf } from '../metering/allowance.ts'")).toEqual([])
  expect(checkFile(file, "import { countViews } from '../metering/allowance-store.ts'")).toEqual([
    expect.stringContaining("a feature may not import another's inside"),
  ])
})

test('A test may import the fixture of any feature, and product code may not', () => {
  const text = "import { insertPass } from '../invitations/insert-pass.fixture.ts'"
  expect(checkFile('apps/api/src/features/video/lesson.test.ts', text)).toEqual([])
  expect(checkFile('apps/api/src/features/video/lesson.ts', text)).toHaveLength(1)
})

test.each([
  "import { eq } from 'drizzle-orm'",
  "import {\n  members,\n  type rooms,\n} from '@section/db/schema.ts'",
])('SQL outside of stores is refused: %s', (text) => {
  expect(checkFile('apps/api/src/features/events/save-rsvp.ts', text)).toEqual([
    'apps/api/src/features/events/save-rsvp.ts: SQL is allowed only in stores; move its statements into a *-store.ts of its feature.',
  ])
})

test.each([
  ['apps/api/src/features/events/events-store.ts', "import { eq } from 'drizzle-orm'"],
  ['apps/api/src/features/events/event-rows.ts', "import type { events } from '@section/db/schema.ts'"],
])('The file %s may name tables', (file, text) => {
  expect(checkFile(file, text)).toEqual([])
})
