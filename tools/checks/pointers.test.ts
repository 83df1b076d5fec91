import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findBrokenPointers } from './pointers.ts'

const roots: string[] = []
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })))

/** Returns the problems of a repository with these files and a page of the handbook about enrollment. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'pointers-'))
  roots.push(root)
  const page = '# Enrollment\n\n## The `waitlist`\n\n## Two\n\n## Two\n'
  for (const [file, text] of Object.entries({ 'docs/product/enrollment.md': page, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return findBrokenPointers(root)
}

const RULE = 'packages/domain/src/rule.ts'

test('Pointers of code to pages and headings that exist are right', () => {
  expect(
    check({
      [RULE]:
        '/** docs/product/enrollment.md, docs/product/enrollment.md#the-waitlist */\n// docs/product/enrollment.md#two-1',
      'README.md': '[Enrollment](docs/product/enrollment.md#two), [below](#below)\n\n## Below\n',
      'docs/product/seats.md':
        '[Enrollment](enrollment.md#the-waitlist) and [the rule](../../packages/domain/src/rule.ts)',
    }),
  ).toEqual([])
})

test('A pointer of code to a missing page or heading is refused', () => {
  expect(check({ [RULE]: '// docs/product/seats.md' })).toEqual([
    `${RULE}: there is no docs/product/seats.md.`,
  ])
  expect(check({ [RULE]: '// docs/product/enrollment.md#waitlist' })).toEqual([
    `${RULE}: docs/product/enrollment.md has no heading #waitlist.`,
  ])
  expect(check({ [RULE]: '// SECURITY.md#bots' })).toEqual([`${RULE}: there is no SECURITY.md.`])
})

test('A link of a document to a missing file or heading is refused', () => {
  expect(check({ 'README.md': '[Rule](packages/rule.ts) [Top](#top)' })).toEqual([
    'README.md: there is no packages/rule.ts.',
    'README.md: README.md has no heading #top.',
  ])
})

test.each([
  '// The seats. Specification 2, section 4.2.',
  '/**\n * The seats. Specification\n * 2.\n */',
  '// Decisions, section 9',
  '// Threat T-A9',
  '// threats T-A9 and T-B2',
  '// Gate G12',
])('A reference to a paper outside of the repository is refused: %s', (comment) => {
  const problems = check({ [RULE]: comment })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('is not in the repository')
})
