import { beforeAll, expect, test } from 'vitest'
import { directoryTestKit } from './directory-kit.fixture.ts'

const kit = directoryTestKit()

beforeAll(async () => {
  for (let n = 0; n < 104; n++) await kit.add(`Member ${String(n).padStart(3, '0')}`)
})

/** All 105 names in their order: those of the members that are numbered, and of the viewer. */
const ALL = [...Array.from({ length: 104 }, (_, n) => `Member ${String(n).padStart(3, '0')}`), 'Zoe Viewer']

test.each([
  [{}, 20, 0, 0],
  [{ count: null, page: null, filter: null, context: null }, 20, 0, 0],
  [{ count: 36, page: 1 }, 36, 1, 36],
  [{ count: -1 }, 1, 0, 0],
  [{ count: 0, page: 104 }, 1, 104, 104],
  [{ count: 10_000 }, 50, 0, 0],
  [{ count: 1_000_000, page: 1 }, 50, 1, 50],
  [{ count: -2_147_483_648, page: -2_147_483_648 }, 1, 0, 0],
  [{ page: -5 }, 20, 0, 0],
  [{ page: 5 }, 20, 5, 100],
  [{ page: 6 }, 20, 5, 100],
  [{ count: 36, page: 1e9 }, 36, 2, 72],
  [{ count: 35, page: 2_147_483_647 }, 35, 2, 70],
])('The list with %j answers a page of %d, number %d', async (variables, count, page, start) => {
  const { pageInfo } = await kit.list(variables)
  expect(pageInfo).toMatchObject({ count, page, total: 105, totalPages: Math.ceil(105 / count) })
  expect(await kit.names(variables)).toEqual(ALL.slice(start, start + count))
})

test.each([{ count: 1.5 }, { count: '20' }, { page: 1e10 }, { page: 'last' }, { context: 'STAFF' }])(
  'The list with %j is no valid request',
  async (variables) => {
    const { data, errors } = await kit.sendList(variables)
    expect(data).toBeNull()
    expect(errors?.length).toBeGreaterThan(0)
  },
)

test('A page beyond the end of a search is its last page', async () => {
  const { list, pageInfo } = await kit.list({ filter: 'member 10', page: 7 })
  expect(list.map(({ lastName }) => lastName)).toEqual(['100', '101', '102', '103'])
  expect(pageInfo).toMatchObject({ page: 0, total: 4, totalPages: 1 })
  expect((await kit.list({ filter: 'nobody', page: 7 })).pageInfo).toMatchObject({
    page: 0,
    total: 0,
    totalPages: 1,
  })
})

test('Members of one name keep their order from page to page', async () => {
  for (let n = 0; n < 12; n++) await kit.add('Same Name')
  const ids: string[] = []
  for (let page = 0; page < 4; page++)
    ids.push(...(await kit.list({ filter: 'same', count: 3, page })).list.map(({ userId }) => userId))
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect(ids).toHaveLength(12)
})
