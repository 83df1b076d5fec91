import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../lib/graphql/query-client.ts'
import { clearSignInCookies } from '../lib/sign-in/sign-in-cookies.ts'
import { stubService } from '../testing/stub-service.ts'
import { renderApp } from '../testing/open-app.tsx'
import { heading, useRouterTests } from './router.fixture.tsx'

useRouterTests()

test('An unknown address shows a member the 404 page inside the shell', async () => {
  stubService({})
  renderApp('/no-such-screen')
  await heading(/404/)
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined()
})

test('An unknown address shows a visitor the 404 page without the shell', async () => {
  stubService({})
  clearSignInCookies()
  queryClient.clear()
  renderApp('/no-such-screen')
  await heading(/404/)
  expect(screen.queryByRole('banner')).toBeNull()
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/courses/%',
  '/courses/%zz',
  '/certificates/%C0%AF',
  '/preview/%',
  '/courses/session/a/%/b',
])('The malformed address %s shows the 404 page', async (path) => {
  stubService({})
  renderApp(path)
  await heading(/404/)
  expect(screen.queryByText('Oh snap!')).toBeNull()
})

test.each(['1e3', '1000000000000000001', '007', 'null', 'true', '[1]', '{"a":1}', '"quoted"', '100%', 'a+b'])(
  'The parameters of an address keep the text %s',
  async (text) => {
    stubService({})
    const address = `/no-such-screen?${new URLSearchParams({ q: text, redirectPath: text })}`
    const router = renderApp(address)
    await heading(/404/)
    expect({ ...router.state.location.search }).toEqual({ q: text, redirectPath: text })
    expect(router.state.location.href).toBe(address)
  },
)

test.each([
  ['?m=nope', ''],
  ['?filter=nope&s=nope,ai&t=nope&d=nope&b=nope&sort=nope&q=%20', '?s=ai'],
  ['?filter=live&utm_source=mail', '?utm_source=mail&m=live'],
])(
  'Unknown filters of the course list are removed from the address: %s becomes %s',
  async (before, after) => {
    stubService({ '/graphql': { body: { data: { listUserCourses: [], listCourseBookmarks: [] } } } })
    const router = renderApp(`/courses${before}`)
    await heading('Courses Dashboard')
    await waitFor(() => expect(router.state.location.searchStr).toBe(after))
  },
)
