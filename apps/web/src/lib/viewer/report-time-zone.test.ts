import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBER_ANSWER, showMember, signInAs } from '../../testing/signed-in.ts'
import { stubService } from '../../testing/stub-service.ts'
import { queryClient } from '../graphql/query-client.ts'
import { localZone } from '../now.ts'
import { clearSignInCookies, writeCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'
import { reportTimeZone } from './report-time-zone.ts'
import { viewerQuery } from './viewer.ts'

// The browser tells the server in which zone the member is. docs/product/mail.md#times-in-mails

const ANOTHER = 'Pacific/Chatham'

beforeEach(() => {
  writeCookie('id_token', 'token')
  showMember('u1')
})
afterEach(() => {
  endBrowserSignIn()
  clearSignInCookies()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const signIn = (timeZone: string | null) =>
  signInAs({ ...MEMBER_ANSWER, getMember: { ...MEMBER_ANSWER.getMember, timeZone } })
const saved = { body: { data: { saveTimeZone: { timeZone: localZone() } } } }
const knownZone = () => queryClient.getQueryData(viewerQuery.queryKey)?.member.timeZone

test.each([ANOTHER, null])(
  'The zone of a device is reported once where the server has the zone %s of the member',
  async (zone) => {
    signIn(zone)
    const requests = stubService({ '/graphql': saved })
    await reportTimeZone()
    await reportTimeZone()
    expect(requests.map(({ body }) => body)).toEqual([
      expect.objectContaining({ variables: { timeZone: localZone() } }),
    ])
    expect(knownZone()).toBe(localZone())
  },
)

test('The zone of a device that the server has already is not reported', async () => {
  signIn(localZone())
  const requests = stubService({ '/graphql': saved })
  await reportTimeZone()
  expect(requests).toEqual([])
})

test.each([
  ['does not serve it', { status: 503, body: {} }],
  ['is not reached', undefined],
])('A report of the zone is not repeated and says nothing when the server %s', async (_what, answer) => {
  signIn(ANOTHER)
  const requests = stubService(answer ? { '/graphql': answer } : {})
  await expect(reportTimeZone()).resolves.toBeUndefined()
  expect(requests).toHaveLength(1)
  expect(knownZone()).toBe(ANOTHER)
})

test('Of several tabs one reports the zone of the device', async () => {
  signIn(ANOTHER)
  const requests = stubService({ '/graphql': saved })
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: (_name: string, _options: object, work: (lock: null) => unknown) =>
        Promise.resolve(work(null)),
    },
  })
  await reportTimeZone()
  expect(requests).toEqual([])
})
