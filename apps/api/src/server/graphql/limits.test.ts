import { readFile } from 'node:fs/promises'
import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { readContract } from './contract-files.ts'
import { isWithinLimits, LIMITS, parseWithinLimits } from './limits.ts'
import { processorTimeOf } from '@section/domain/time/processor-time.fixture.ts'

const CONTRACT = new URL('../../../../../packages/contract', import.meta.url).pathname

const refusal = (text: string): string => {
  try {
    parseWithinLimits(text)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}
const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

test('The documents of our own screens, and introspection, stay within the limits of documents', async () => {
  const { trustedDocuments } = await readContract(CONTRACT)
  const documents = [...Object.values(trustedDocuments), getIntrospectionQuery()]
  expect(documents.length).toBeGreaterThan(3)
  expect(documents.map(refusal)).toEqual(documents.map(() => 'accepted'))
})

test('A document that reaches a limit is accepted, and one beyond it is refused', () => {
  const cases: [string, string, string][] = [
    [nested(LIMITS.depth), nested(LIMITS.depth + 1), 'levels of depth'],
    [`{ ${times(5, (i) => `b${i}: a`)} }`, `{ ${times(6, (i) => `b${i}: a`)} }`, 'aliases'],
    [`{ ${times(13, (i) => `a${i}`)} }`, `{ ${times(14, (i) => `a${i}`)} }`, 'root fields'],
    [`{ x { ${times(10, (i) => `a${i} @b`)} } }`, `{ x { ${times(11, (i) => `a${i} @b`)} } }`, 'directives'],
    [`{ ${times(4, () => 'a')} }`, `{ ${times(5, () => 'a')} }`, 'fields a in one place'],
    [`{ x { ${times(499, (i) => `a${i}`)} } }`, `{ x { ${times(500, (i) => `a${i}`)} } }`, 'fields'],
  ]
  for (const [most, more, what] of cases) {
    expect(refusal(most)).toBe('accepted')
    expect(refusal(more)).toMatch(new RegExp(`^The document has more than \\d+ ${what}\\.$`))
  }
  expect(refusal(`{ ${times(LIMITS.tokens, () => 'a')} }`)).toContain('1000 tokens')
})

test('The selections of a fragment count in the place where it is spread', () => {
  const through = (body: string) => `{ ...F } fragment F on Query ${body}`
  expect(refusal(through(`{ ${times(14, (i) => `a${i}`)} }`))).toContain('root fields')
  expect(refusal(through(nested(LIMITS.depth + 1)))).toContain('depth')
  expect(refusal(`{ a ...F ...F ...F ...F } fragment F on Query { a }`)).toContain('fields a in one place')
  expect(refusal('{ b } fragment Unused on Query { a a a a a }')).toContain('fields a in one place')
  expect(refusal('{ ... { ... { a a a a a } } }')).toContain('fields a in one place')
})

test('Fragments that spread one another are refused without following cycles', () => {
  const circle = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'
  expect(refusal(circle)).toBe('Fragment A contains itself.')
  const next = (i: number) => times(3, (j) => `a${j} { ...F${i + 1} }`)
  const tripled = times(8, (i) => `fragment F${i} on Query { ${next(i)} }`)
  const time = processorTimeOf(() =>
    expect(refusal(`{ ...F0 } ${tripled} fragment F8 on Query { a }`)).toMatch(/more than 500 fields/),
  )
  expect(time).toBeLessThan(100)
})

test('A fragment that is used twice counts twice toward the limits', () => {
  const query = `{ ${times(4, (i) => `a${i} { ...F }`)} } fragment F on T { b: c }`
  expect(refusal(query)).toBe('accepted')
})

test('The limits of GraphQL variables are checked without recursion', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
  expect(isWithinLimits({ a: deep(LIMITS.variableDepth - 2) })).toBe(true)
  expect(isWithinLimits({ a: deep(LIMITS.variableDepth) })).toBe(false)
  expect(isWithinLimits({ a: JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`) })).toBe(false)
  expect(isWithinLimits({ a: Array.from({ length: 999 }, () => 1) })).toBe(true)
  expect(isWithinLimits({ a: Array.from({ length: 1001 }, () => 1) })).toBe(false)
  expect(isWithinLimits({ a: null, b: 'text' })).toBe(true)
})

test('Trusted documents are read by their hash', async () => {
  const { trustedDocuments } = await readContract(CONTRACT)
  const file = `${CONTRACT}/src/generated/operations/persisted-documents.json`
  expect(Object.keys(trustedDocuments)).toEqual(Object.keys(JSON.parse(await readFile(file, 'utf8'))))
})
