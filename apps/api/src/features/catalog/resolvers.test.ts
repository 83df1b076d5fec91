import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../../testing/test-server.ts'
import { course, list, LISTS, openCatalog, SEE_NO_COURSES, signIn } from './listed-courses.fixture.ts'

let server: TestServer

beforeAll(async () => {
  server = await openCatalog()
})
afterAll(() => server.close())

const SAVES = {
  addUserSave: save('addUserSave'),
  removeUserSave: save('removeUserSave'),
}
function save(name: string) {
  return `mutation ($id: ID!) { ${name}(contentId: $id, contentType: COURSE) { success contentId error { code } } }`
}

async function saved(token: string, query: string, id: string) {
  const { data } = await server.graphql(token, query, { id })
  return Object.values(data ?? {})[0]
}

const NOT_FOUND = { success: false, contentId: null, error: { code: 'NOT_FOUND' } }

describe('Catalog operations', () => {
  test.each(Object.entries({ ...LISTS, ...SAVES }))('are refused to visitors: %s', async (_name, query) => {
    const { status, errors } = await server.graphql(null, query, { id: course.marketing })
    expect(status).toBe(401)
    expect(errors?.[0]?.message).toBe('Unauthorized')
  })

  test.each(SEE_NO_COURSES)('list and bookmark nothing for a member %s', async (_name, member) => {
    const { token } = await signIn(server, member)
    for (const query of Object.values(LISTS)) expect(await list(server, token, query), query).toEqual([])
    for (const query of Object.values(SAVES)) {
      expect(await saved(token, query, course.marketing)).toEqual(NOT_FOUND)
    }
  })
})
