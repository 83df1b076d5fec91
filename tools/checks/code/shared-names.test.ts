import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSharedNames } from './shared-names.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'section-names-'))
  write('packages/contract/schema.graphql', 'type Query {\n  listEvents(after: String): [Event!]!\n}\n')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('The repository itself has one name for each thing', () => {
  expect(findSharedNames(join(import.meta.dirname, '../../..'))).toEqual([])
})

test.each([
  ['functions', 'export function eventDay() {}', 'export async function eventDay() {}'],
  ['constants', 'export const eventDay = 1', 'export const eventDay: string = ""'],
  ['types', 'export type Event = string', 'export interface Event {}'],
  ['a class and a type', 'export class Event {}', 'export type Event = string'],
])('A name that two files export is refused: %s', (_kinds, one, other) => {
  write('apps/api/src/features/events/events.ts', one)
  write('packages/domain/src/events/event.ts', other)
  expect(findSharedNames(root, {})).toEqual([
    expect.stringMatching(
      /^[Ee]vent\w*: apps\/api\/src\/features\/events\/events\.ts and packages\/domain\/src\/events\/event\.ts both/,
    ),
  ])
})

test('The constant and the type of one file, and what is not exported, may have one name', () => {
  write('apps/api/src/one.ts', 'export const Event = 1\nexport type Event = typeof Event')
  write('apps/api/src/two.ts', 'const Event = 2')
  expect(findSharedNames(root, {})).toEqual([])
})

test('Tests, fixtures and generated files may repeat a name of the product', () => {
  for (const file of [
    'event.ts',
    'event.fixture.ts',
    'event.test.ts',
    'generated/types.ts',
    'testing/event.ts',
  ])
    write(`apps/web/src/${file}`, 'export type Event = string')
  expect(findSharedNames(root, {})).toEqual([])
})

test('A screen exports what the router asks for, and no other file does', () => {
  for (const name of ['events', 'members']) {
    write(`apps/web/src/features/${name}/${name}-screen.ts`, 'export const screen = 1\nexport const load = 1')
  }
  expect(findSharedNames(root, {})).toEqual([])
  write('apps/web/src/lib/one.ts', 'export const load = 1')
  write('apps/web/src/lib/two.ts', 'export const load = 2')
  expect(findSharedNames(root, {})).toEqual([expect.stringMatching(/^load: .*one\.ts and .*two\.ts both/)])
})

test('The use case and the call of an operation or a route share its name, and two use cases do not', () => {
  write('apps/api/src/user-routes.ts', "scope.post('/user/joinEvent', options, handle)")
  for (const name of ['listEvents', 'joinEvent']) {
    write(`apps/api/src/${name}.ts`, `export function ${name}() {}`)
    write(`apps/web/src/${name}.ts`, `export function ${name}() {}`)
  }
  expect(findSharedNames(root, {})).toEqual([])
  write('apps/api/src/again.ts', 'export function listEvents() {}')
  expect(findSharedNames(root, {})).toEqual([expect.stringMatching(/^listEvents: .*again\.ts and /)])
})

test('An exception holds for its name, and is refused when nothing needs it', () => {
  write('apps/api/src/one.ts', 'export const eventDay = 1')
  expect(findSharedNames(root, { eventDay: 'A reason.' })).toEqual([
    expect.stringMatching(/^eventDay: only one/),
  ])
  write('apps/web/src/two.ts', 'export const eventDay = 2')
  expect(findSharedNames(root, { eventDay: 'A reason.' })).toEqual([])
})
