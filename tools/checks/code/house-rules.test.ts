import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrokenRules } from './house-rules.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'section-house-rules-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Returns the problems of a tree with this one file. */
function checkFile(file: string, text: string): string[] {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${text}\n`)
  return findBrokenRules(root)
}

test('The repository itself keeps the rules of the house', () => {
  expect(findBrokenRules(join(import.meta.dirname, '../../..'))).toEqual([])
})

test.each([
  ['packages/domain/src/events/index.ts', "export { rsvp } from './rsvp.ts'"],
  ['apps/web/src/features/events/utils.ts', 'export const one = 1'],
  ['apps/api/src/server/helpers/one.test.ts', 'const one = 1'],
])('The file name %s is refused', (file, line) => {
  expect(checkFile(file, line)).toEqual([expect.stringContaining(`${file}: call it after what it holds`)])
})

test('The suppression of a lint rule is refused without a reason, also in tests', () => {
  const file = 'apps/web/src/features/events/events-page.test.tsx'
  const suppression = '// oxlint-disable-next-line react/no-danger'
  expect(checkFile(file, suppression)).toEqual([expect.stringContaining(`${file}:1: oxlint-disable`)])
  expect(checkFile(file, `${suppression} -- The text is our own.`)).toEqual([])
})

const USE_CASE = 'apps/api/src/features/events/save-rsvp.ts'
const PAGE = 'apps/web/src/features/events/EventsPage.tsx'

test.each([
  [USE_CASE, 'const at = Date.now()', 'Date.now'],
  [USE_CASE, 'const at = new Date()', 'new Date()'],
  ['packages/domain/src/events/rsvp.ts', 'export const at = () => Date.now()', 'Date.now'],
  [USE_CASE, 'const now = services.clock()', '.clock()'],
  [USE_CASE, 'const now = clock()', 'clock()'],
  [USE_CASE, "const link = absoluteLink('/courses', school)", "'/courses'"],
  [
    USE_CASE,
    'const link = `${origin}/courses/${courseId}?from=mail`',
    '`${origin}/courses/${courseId}?from=mail`',
  ],
  [PAGE, 'const to = `/certificates/${certificateId}`', '`/certificates/${certificateId}`'],
  [PAGE, "const to = '/courses/session/' + sessionId", "'/courses/session/'"],
  [PAGE, '<IconLock size={18} />', '<IconLock'],
])('In %s the line %s is refused', (file, line, text) => {
  expect(checkFile(file, line)).toEqual([expect.stringContaining(`${file}:1: ${text}: `)])
})

test.each([
  ['apps/api/src/server/clock.ts', 'export const systemClock: Clock = () => Date.now()'],
  ['apps/api/src/features/events/event-routes.ts', 'const now = services.clock()'],
  ['apps/api/src/features/events/save-rsvp.test.ts', "const at = Date.now(); const to = '/courses'"],
  ['apps/web/src/lib/now.ts', 'const at = Date.now()'],
  [USE_CASE, '// It is not `new Date()`, and not at /courses.'],
  [USE_CASE, 'const at = new Date(now)'],
  [USE_CASE, "const path = '/user/signOut'"],
  ['packages/domain/src/access/site-map.ts', "  courses: { path: '/courses' },"],
  [PAGE, "const parts = [to.split('/'), pathTo('courses')]"],
  [PAGE, '<IconButton icon={<Icon of={IconLock} />} />'],
])('In %s the line %s is allowed', (file, line) => {
  expect(checkFile(file, line)).toEqual([])
})
