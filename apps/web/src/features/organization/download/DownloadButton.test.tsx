import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { clearSignInCookies, writeCookie } from '../../../lib/sign-in/sign-in-cookies.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { showMember } from '../../../testing/signed-in.ts'
import { stubDownloads } from '../../../testing/stub-downloads.ts'
import { stubService } from '../../../testing/stub-service.ts'
import { DownloadButton } from './DownloadButton.tsx'

vi.mock('../../../lib/tracking/error-reporting.ts', () => ({ reportError: vi.fn() }))

const ADDRESS = '/organization-downloads/employees.csv?customerId=acme&filterType=LAST_30_DAYS'
const FAILED = 'Download - Error, please try again later'
const TABLE = {
  customerId: 'acme',
  downloadType: 'EMPLOYEES',
  searchTerm: 'nia',
  filterType: 'LAST_30_DAYS',
  sortBy: { key: 'BADGES', direction: 'DESC' },
} as const

const told = (address: string | null) => ({
  body: {
    data: {
      getDashboardDataForDownload: { address, error: address ? null : { code: 'NOT_FOUND', message: '' } },
    },
  },
})
const csv = (file: BodyInit) => ({
  headers: {
    'content-disposition': 'attachment; filename="employees.csv"',
    'content-type': 'text/csv; charset=utf-8',
  },
  file,
})
const brokenOff = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('Id,Na')),
    pull: (body) => body.error(new TypeError('network error')),
  })

beforeEach(() => {
  writeCookie('id_token', 'token')
  showMember('u1')
  render(<DownloadButton label="Download" table={TABLE} />, { wrapper: AppTheme })
})
afterEach(() => {
  cleanup()
  vi.mocked(reportError).mockClear()
  clearSignInCookies()
  vi.unstubAllGlobals()
})

const button = () => screen.getByRole('button')
const press = () => userEvent.click(button())
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('A download asks for the file of the table as it is filtered and saves it under its name', async () => {
  const downloads = stubDownloads()
  const requests = stubService({ '/graphql': told(ADDRESS), [ADDRESS]: csv('Id,Name\r\n') })
  await press()
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/graphql', 'Bearer token'],
    [ADDRESS, 'Bearer token'],
  ])
  expect(requests[0]?.body).toMatchObject({ variables: TABLE })
  expect(downloads[0]?.name).toBe('employees.csv')
  expect(await downloads[0]?.file?.text()).toBe('Id,Name\r\n')
  await waitFor(() => expect(announced()).toEqual(['employees.csv was downloaded.']))
  expect(button().textContent).toBe('Download')
})

test('A download under way shows a busy button that keeps its focus and starts no second one', async () => {
  const downloads = stubDownloads()
  const answer = Promise.withResolvers<ReturnType<typeof csv>>()
  const requests = stubService({ '/graphql': told(ADDRESS), [ADDRESS]: () => answer.promise })
  await press()
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button())
  await press()
  answer.resolve(csv('Id,Name\r\n'))
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(requests.filter(({ path }) => path === '/graphql')).toHaveLength(1)
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull())
})

test('A download after too many others says in words how long to wait, and reports nothing', async () => {
  const limited = { status: 429, headers: { 'retry-after': '60' }, body: {} }
  stubService({ '/graphql': told(ADDRESS), [ADDRESS]: limited })
  await press()
  await waitFor(() => expect(button().textContent).toBe(FAILED))
  const wait = 'Too many tries. Please try again in 1 minute.'
  expect(announced()).toEqual([`The download failed. ${wait}`])
  expect(button().getAttribute('title')).toBe(wait)
  expect(reportError).not.toHaveBeenCalled()
})

test.each([
  ['a refusal', { '/graphql': told(null) }, 1],
  ['an answer that is no file', { '/graphql': told(ADDRESS), [ADDRESS]: { status: 404, file: '' } }, 1],
  ['a file that breaks off', { '/graphql': told(ADDRESS), [ADDRESS]: () => csv(brokenOff()) }, 0],
  ['a busy server', { '/graphql': { status: 503, body: {} } }, 0],
])('A failed download is reported when it is unexpected: %s', async (_cause, answers, reports) => {
  stubService(answers)
  await press()
  await waitFor(() => expect(button().textContent).toBe(FAILED), { timeout: 5000 })
  expect(reportError).toHaveBeenCalledTimes(reports)
})

test.each([
  ['the table is refused', { '/graphql': told(null) }],
  ['the operation fails', { '/graphql': { body: { errors: [{ message: 'Something went wrong.' }] } } }],
  ['nothing answers', {}],
  ['the file is refused', { '/graphql': told(ADDRESS), [ADDRESS]: { status: 404, file: 'Not found' } }],
  ['the file breaks off', { '/graphql': told(ADDRESS), [ADDRESS]: () => csv(brokenOff()) }],
  ['a guest network answers', { '/graphql': told(ADDRESS), [ADDRESS]: { file: '<html>Welcome</html>' } }],
  ['the file is said to be on another site', { '/graphql': told('https://evil.example/employees.csv') }],
])(
  'A download says so in its label, saves nothing and can be tried again when %s',
  async (_case, answers) => {
    const downloads = stubDownloads()
    stubService(answers)
    await press()
    await waitFor(() => expect(button().textContent).toBe(FAILED))
    expect(announced()).toEqual(['The download failed.'])
    expect(downloads).toEqual([])

    stubService({ '/graphql': told(ADDRESS), [ADDRESS]: csv('Id,Name\r\n') })
    await press()
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(button().textContent).toBe('Download')
  },
)
