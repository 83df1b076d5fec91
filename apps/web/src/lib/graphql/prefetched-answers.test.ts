import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TypedDocumentString } from '@section/contract/generated/operations/graphql.ts'
import { stubService } from '../../testing/stub-service.ts'

type Operation = TypedDocumentString<{ answer: number }, Record<string, never>>
const operation = (hash: string, query: boolean) => ({ __meta__: { hash, query } }) as unknown as Operation

beforeEach(() => {
  // The app reads the answers of the page once, with its first query.
  vi.resetModules()
  const page = document.createElement('script')
  page.id = 'prefetched'
  page.type = 'application/json'
  page.textContent = JSON.stringify([['h', {}, { answer: 1 }]])
  document.head.append(page)
})
afterEach(() => {
  document.getElementById('prefetched')?.remove()
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('A query takes the answer that came with the page once, and asks the server from then on', async () => {
  const requests = stubService({ '/graphql': { body: { data: { answer: 2 } } } })
  const { execute } = await import('./graphql-client.ts')
  expect(await execute(operation('h', true))).toEqual({ answer: 1 })
  expect(requests).toEqual([])
  expect(await execute(operation('h', true))).toEqual({ answer: 2 })
})

test('A mutation is always sent and leaves the answers that came with the page alone', async () => {
  const requests = stubService({ '/graphql': { body: { data: { answer: 2 } } } })
  const { execute } = await import('./graphql-client.ts')
  expect(await execute(operation('h', false))).toEqual({ answer: 2 })
  expect(requests).toHaveLength(1)
  expect(await execute(operation('h', true))).toEqual({ answer: 1 })
})
