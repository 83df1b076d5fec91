import { expect, test } from 'vitest'
import { HOUR_MS } from '@section/domain/time/durations.ts'
import { CredentialLinks, type DocumentTarget } from './credential-links.ts'

const NOW = Date.UTC(2026, 10, 26, 9, 30)
const target: DocumentTarget = { credentialId: 'c0ffee', format: 'pdf', audience: 'owner' }
const links = new CredentialLinks('secret')

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://school.example').searchParams)

test('A signed address opens its document for its audience for one to two hours', () => {
  const path = links.path(target, NOW)
  expect(path).toMatch(/^\/credentials\/c0ffee\.pdf\?/)
  expect(links.audienceOf(target, queryOf(path), NOW)).toBe('owner')
  expect(links.audienceOf(target, queryOf(path), NOW + HOUR_MS)).toBe('owner')
  expect(links.audienceOf(target, queryOf(path), NOW + 2 * HOUR_MS)).toBeUndefined()
})

test('A signed address stays the same within an hour', () => {
  expect(links.path(target, NOW)).toBe(links.path(target, NOW + 29 * 60_000))
  expect(links.path(target, NOW)).not.toBe(links.path(target, NOW + 31 * 60_000))
})

test.each([
  ['another credential', { credentialId: 'decade' }, {}],
  ['another format', { format: 'svg' as const }, {}],
  ['another audience', {}, { a: 'everybody' }],
  ['a later end', {}, { e: '999999' }],
  ['no signature', {}, { s: undefined }],
  ['a forged signature', {}, { s: 'A'.repeat(43) }],
  ['a list of signatures', {}, { s: ['A', 'B'] }],
  ['an end that is no number', {}, { e: 'never' }],
])('A signed address opens nothing with %s', (_, document, query) => {
  const signed = queryOf(links.path(target, NOW))
  expect(links.audienceOf({ ...target, ...document }, { ...signed, ...query }, NOW)).toBeUndefined()
})

test('A signature of another secret opens nothing', () => {
  const signed = queryOf(new CredentialLinks('other').path(target, NOW))
  expect(links.audienceOf(target, signed, NOW)).toBeUndefined()
})
