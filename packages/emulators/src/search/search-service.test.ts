import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SearchService, startSearchService } from './search-service.fixture.ts'

const KEYS = { appId: 'APP', apiKey: 'key' }
let service: SearchService
beforeAll(async () => {
  service = await startSearchService(KEYS)
  await send('PUT', 'books/settings', {
    searchableAttributes: ['title', 'author'],
    attributesForFaceting: ['Topic', 'filterOnly(Shelf)'],
    customRanking: ['asc(order)'],
  })
  await batch(
    add('1', 'Marketing Basics', { author: 'Ann Lee', Topic: ['Sales', '-Odd'], Shelf: 'a', order: 2 }),
    add('2', 'Sales Basics', { author: 'Mark Ting', Topic: ['Sales'], Shelf: 'b', order: 1 }),
    add('3', 'Cooking', { author: 'Marketing Marketson', Topic: ['Food'], Shelf: 'b', order: 3 }),
  )
})
afterAll(() => service.close())

const HEADERS = { 'x-algolia-application-id': KEYS.appId, 'x-algolia-api-key': KEYS.apiKey }

async function send(method: string, path: string, body: unknown, headers: Record<string, string> = HEADERS) {
  const response = await fetch(`${service.url}/1/indexes/${path}`, {
    method,
    headers: { 'content-type': 'text/plain', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const add = (objectID: string, title: string, more: object) => ({
  action: 'addObject',
  body: { objectID, title, ...more },
})
const batch = (...requests: object[]) => send('POST', 'books/batch', { requests })

async function find(query: string, more: object = {}): Promise<string[]> {
  const { body } = await send('POST', 'books/query', { query, attributesToRetrieve: ['objectID'], ...more })
  return (body['hits'] as { objectID: string }[]).map(({ objectID }) => objectID)
}

test('A search request without the ID and key of the application is refused with 403', async () => {
  for (const headers of [{}, { ...HEADERS, 'x-algolia-api-key': 'other' }])
    expect(await send('POST', 'books/query', {}, headers)).toEqual({
      status: 403,
      body: { message: 'Invalid Application-ID or API key', status: 403 },
    })
})

test('A search in an index that does not exist is answered with 404', async () => {
  for (const action of ['query', 'browse'])
    expect(await send('POST', `films/${action}`, {})).toMatchObject({ status: 404 })
})

test('Words match by their beginning and with typos, and matches in more important attributes come first', async () => {
  expect(await find('marketing')).toEqual(['1', '3'])
  expect(await find('mark')).toEqual(['1', '2', '3'])
  expect(await find('maretking')).toEqual(['1', '3'])
  expect(await find('basics ann')).toEqual(['1'])
  expect(await find('')).toEqual(['2', '1', '3'])
  expect(await find('xyz')).toEqual([])
})

test('Records with any of the optional words are hits, and those with the most words come first', async () => {
  expect(await find('cooking basics')).toEqual([])
  expect(await find('cooking sales basics', { optionalWords: ['cooking', 'sales', 'basics'] })).toEqual([
    '2',
    '1',
    '3',
  ])
  expect(await find('xyz zyx', { optionalWords: ['xyz', 'zyx'] })).toEqual([])
})

describe('A search index with settings', () => {
  let count = 0
  const open = async (settings: object) => {
    const shelf = `shelf-${++count}`
    await send('PUT', `${shelf}/settings`, { searchableAttributes: ['unordered(title)', 'a,b'], ...settings })
    await send('POST', `${shelf}/batch`, {
      requests: [
        add('1', 'Farms', { a: 'Red boxes', b: 'The year 2024', order: 1 }),
        add('2', 'Forms', { b: 'Boxes in red', order: 2 }),
        add('3', 'Red Forms', { order: 3 }),
      ],
    })
    return async (query: string) => {
      const { body } = await send('POST', `${shelf}/query`, { query })
      return (body['hits'] as { objectID: string }[]).map(({ objectID }) => objectID)
    }
  }

  test('finds attributes of the same importance, and forgives typos by default', async () => {
    const search = await open({})
    expect(await search('red')).toEqual(['3', '1', '2'])
    expect(await search('farms')).toEqual(['1', '2', '3'])
    expect(await search('year 2025')).toEqual(['1'])
  })

  test('keeps with "min" the records of the fewest typos, and forgives none in short words and numbers', async () => {
    const search = await open({
      typoTolerance: 'min',
      minWordSizefor1Typo: 6,
      allowTyposOnNumericTokens: false,
    })
    expect(await search('farms')).toEqual(['1'])
    expect(await search('firms')).toEqual([])
    expect(await search('year 2025')).toEqual([])
  })

  test('skips stop words but the last one, and takes plurals for their singular, on request', async () => {
    const search = await open({ removeStopWords: true, ignorePlurals: true })
    expect(await search('where is the box red')).toEqual(['1', '2'])
    expect(await search('red the')).toEqual(['1'])
    expect(await search('the red')).toEqual(['3', '1', '2'])
  })

  test('adds up the attributes of all words on request', async () => {
    const search = await open({ attributeCriteriaComputedBy: 'sum' })
    expect(await search('forms red')).toEqual(['3', '2', '1'])
  })
})

test('Facet filters are combined by AND, and those within a list by OR', async () => {
  expect(await find('', { facetFilters: [['Topic:Food', 'Topic:Sales'], 'Shelf:b'] })).toEqual(['2', '3'])
  expect(await find('', { facetFilters: ['Topic:-Sales'] })).toEqual(['3'])
  expect(await find('', { facetFilters: ['Topic:\\-Odd'] })).toEqual(['1'])
  expect(await find('', { facetFilters: ['order:1'] })).toEqual([])
  expect(await send('POST', 'books/query', { facetFilters: [7] })).toMatchObject({ status: 400 })
})

test('Hits of a search come in pages and have only the requested attributes', async () => {
  const page = { query: '', hitsPerPage: 2, page: 1, attributesToRetrieve: ['Shelf'] }
  expect((await send('POST', 'books/query', page)).body).toMatchObject({
    hits: [{ objectID: '3', Shelf: 'b' }],
    nbHits: 3,
    nbPages: 2,
  })
})

test('Records of an index are updated, deleted and browsed by a cursor', async () => {
  await send('POST', 'notes/batch', { requests: [add('a', 'One', {}), add('b', 'Two', {})] })
  const requests = [
    { action: 'updateObject', body: { objectID: 'a', title: 'Uno' } },
    { action: 'deleteObject', body: { objectID: 'b' } },
    add('c', 'Three', {}),
  ]
  expect(await send('POST', 'notes/batch', { requests })).toMatchObject({ status: 200 })
  expect(await send('POST', 'notes/batch', { requests: [{ action: 'drop' }] })).toMatchObject({ status: 400 })
  const first = await send('POST', 'notes/browse', { hitsPerPage: 1 })
  expect(first.body).toEqual({ hits: [{ objectID: 'a', title: 'Uno' }], cursor: '1' })
  const second = await send('POST', 'notes/browse', { hitsPerPage: 1, cursor: '1' })
  expect(second.body).toEqual({ hits: [{ objectID: 'c', title: 'Three' }] })
  expect(service.idsOf('notes')).toEqual(['a', 'c'])
})
