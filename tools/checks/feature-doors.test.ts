import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findTwoWayPairs, findWideDoors } from './feature-doors.ts'

const roots: string[] = []
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })))

/** Creates a repository with these files and returns its folder. */
function repository(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'doors-'))
  roots.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const FEATURES = 'apps/web/src/features'

test('Two features that use each other are a pair, also by a dynamic import', () => {
  const root = repository({
    [`${FEATURES}/events/EventsPage.tsx`]: "import { Card } from '../members/Card.tsx'",
    [`${FEATURES}/members/MemberPage.tsx`]: "const page = import('../events/EventsPage.tsx')",
    [`${FEATURES}/home/HomePage.tsx`]: "import { Card } from '../members/Card.tsx'",
  })
  expect(findTwoWayPairs(root)).toEqual(['apps/web events members'])
  expect(findWideDoors(root, {})).toEqual([expect.stringMatching(/^apps\/web events members: /)])
})

test('Tests and features of the other app make no pair', () => {
  const root = repository({
    [`${FEATURES}/events/EventsPage.tsx`]: "import { Card } from '../members/Card.tsx'",
    [`${FEATURES}/members/card.test.tsx`]: "import { page } from '../events/EventsPage.tsx'",
    'apps/api/src/features/members/resolvers.ts': "import { list } from '../events/events.ts'",
  })
  expect(findWideDoors(root, {})).toEqual([])
})

test('A feature with more than three public files is refused, and so is one without the file that is listed', () => {
  const root = repository({ [`${FEATURES}/events/a.ts`]: '', [`${FEATURES}/events/b.ts`]: '' })
  const listed = (...files: string[]) => findWideDoors(root, { [`${FEATURES}/events`]: files })
  expect(listed('a.ts', 'b.ts')).toEqual([])
  expect(listed('a.ts', 'c.ts')).toEqual([`${FEATURES}/events/c.ts: there is no such public file.`])
  expect(listed('a.ts', 'b.ts', 'a.ts', 'b.ts')).toEqual([
    expect.stringMatching(/events: 4 public files are more than 3/),
  ])
})
