import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginsWithSubject, findWeakTitles, topTitles } from './test-titles.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'section-titles-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const textsOf = (...lines: string[]) => topTitles(lines.join('\n')).map(({ text }) => text)

test('The repository itself has no weak title in the checked folders', () => {
  expect(findWeakTitles(join(import.meta.dirname, '../..'))).toEqual([])
})

test('A weak title is reported with its file, its line and its text', () => {
  write('packages/domain/src/seats.test.ts', "\ntest('is full', () => {})\n")
  expect(findWeakTitles(root, ['packages'])).toEqual([
    'packages/domain/src/seats.test.ts:2: begin with the subject, capitalized, as in “A full session takes nobody”: “is full”',
  ])
})

test('A file outside of the checked folders and an installed package are not read', () => {
  write('apps/api/src/seats.test.ts', "test('is full', () => {})\n")
  write('packages/domain/node_modules/some-package/seats.test.ts', "test('is full', () => {})\n")
  expect(findWeakTitles(root, ['packages'])).toEqual([])
})

test.each([
  'A member takes a seat',
  'When a seat is freed, the first of the waitlist gets it',
  'E-mail addresses are trimmed',
  'Canceled sessions keep their members',
  '500 sequences equal the model',
  '%s is refused',
  '$name is refused',
  '${RUNS} kills lose nothing',
  '“Leave” asks before it leaves',
  '"Leave" asks before it leaves',
  '`isFull` counts the waitlist',
  '/elu answers five times a minute',
  'readFlags',
  'courses.readFlags returns the defaults',
  'isFull() counts the waitlist',
  'docs/product has a page for each area',
  'with-node.mjs starts Node 24',
])('The title “%s” is accepted', (title) => {
  expect(beginsWithSubject(title)).toBe(true)
})

test.each([
  'a member takes a seat',
  'on-demand courses have no dates',
  'is full',
  'Is full',
  'Has a seat for everybody',
  'With a waitlist, nobody is refused',
  'And the first of the waitlist gets it',
  'Then the first of the waitlist gets it',
  'Returns the seats',
  'It is full',
  ' A member takes a seat',
  '',
])('The title “%s” is refused', (title) => {
  expect(beginsWithSubject(title)).toBe(false)
})

test.each([
  ['a test', "test('A seat', () => {})"],
  ['an it', 'it("A seat", () => {})'],
  ['a template', 'test(`A seat`, () => {})'],
  ['a group', "describe('A seat', () => {})"],
  ['a group of Playwright', "test.describe('A seat', () => {})"],
  ['a title on a line of its own', "test(\n  'A seat',\n  () => {},\n)"],
  ['a title before options', "test('A seat', { timeout: 20_000 }, () => {})"],
  ['a table', "test.each(['a', 'b'])('A seat', () => {})"],
  ['a table of several lines', "test.each<[string]>([\n  ['a'],\n  ['b (c)'],\n])('A seat', () => {})"],
  ['concurrent tests', "test.concurrent.for(CASES)(\n  'A seat',\n  () => {},\n)"],
  ['a condition', "describe.runIf(process.env['NIGHTLY'])('A seat', () => {})"],
  ['a condition with a table', "test.skipIf(DAY).each([\n  ['a'],\n])('A seat', () => {})"],
  ['a named condition', "const night = test.runIf(NIGHTLY)\nnight('A seat', () => {})"],
  ['a loop', "for (const name of NAMES) {\n  test('A seat', () => {})\n}"],
  ['a loop over a list', "for (const [name] of [\n  ['a'],\n] as const) {\n  test('A seat', () => {})\n}"],
  [
    'a condition around a loop',
    "if (NIGHTLY) {\n  for (const a of A) {\n    test('A seat', () => {})\n  }\n}",
  ],
])('The title of %s at the top level is found', (_form, code) => {
  expect(textsOf(code)).toEqual(['A seat'])
})

test('A title within a group of tests is not at the top level, and neither is one in a loop of the group', () => {
  expect(
    textsOf(
      "describe('A seat', () => {",
      "  test('is free', () => {})",
      '  for (const name of NAMES) {',
      "    test('is free again', () => {})",
      '  }',
      '})',
      "test('A waitlist', () => {})",
    ),
  ).toEqual(['A seat', 'A waitlist'])
})

test('A call that has no title is not taken for a test', () => {
  expect(textsOf("test.use({ school: 'linking' })", "test.beforeEach('x', () => {})", "tests('x')")).toEqual(
    [],
  )
})
