import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '@section/ui/button/Button.tsx'
import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { PortalOutcome } from './PortalOutcome.tsx'
import { stubTab } from './tab.fixture.ts'
import { useBillingPortal } from './use-billing-portal.ts'

const SECOND_LINK = 'Click here if the Stripe billing portal does not open.'
const PROBLEM =
  "Error: There was an issue connecting to the billing portal. Please email our Support Team at support@demo.school and we'll help resolve this."

const tracked = vi.hoisted(() => vi.fn<(event: string, properties: object) => void>())
vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: tracked }))

afterEach(() => {
  cleanup()
  tracked.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Screen() {
  const portal = useBillingPortal('bpc_cancel')
  return (
    <>
      <h1>Billing</h1>
      <Button busy={portal.busy} onClick={portal.open}>
        Open
      </Button>
      <PortalOutcome portal={portal} />
    </>
  )
}

/** Opens the screen, with an address of the portal that counts the requests; a code is a refusal of the server. */
async function openScreen(refusal?: string) {
  let count = 0
  const requests = stubService({
    '/graphql': () => {
      count += 1
      const createStripePortalUrl = refusal
        ? { url: null, error: { code: refusal, message: 'No.' } }
        : { url: `https://billing.stripe.test/p/${count}`, error: null }
      return { body: { data: { createStripePortalUrl } } }
    },
  })
  await renderMemberScreen(Screen)
  const press = () => fireEvent.click(screen.getByRole('button', { name: /Open/ }))
  return { requests, press }
}

const secondLink = () => screen.findByRole('link', { name: SECOND_LINK })

test('The portal opens in a tab of its own that opens with the click, and a second link follows', async () => {
  const { tab, open } = stubTab()
  const { requests, press } = await openScreen()
  press()
  expect(open).toHaveBeenCalledTimes(1)
  expect(tab.opener).toBeNull()
  expect(tab.document.body.textContent).toBe('Opening the billing portal …')
  expect((await secondLink()).getAttribute('target')).toBe('_blank')
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://billing.stripe.test/p/1')
  expect(requests.map(({ body }) => (body as { variables: object }).variables)).toEqual([
    { configId: 'bpc_cancel' },
  ])
})

test('The portal is asked for once when the button is pressed twice', async () => {
  const { open } = stubTab()
  const { requests, press } = await openScreen()
  press()
  press()
  await secondLink()
  expect(open).toHaveBeenCalledTimes(1)
  expect(requests).toHaveLength(1)
})

test('A second link whose address was used already gets another one', async () => {
  const { tab, open } = stubTab()
  const { press } = await openScreen()
  press()
  const prevented = !fireEvent.click(await secondLink())
  expect(prevented).toBe(true)
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenLastCalledWith('https://billing.stripe.test/p/2'),
  )
  expect(open).toHaveBeenCalledTimes(2)
})

test('A blocked tab is said, and the second link leads to the portal itself, once', async () => {
  stubTab({ blocked: true })
  const { requests, press } = await openScreen()
  press()
  const link = await secondLink()
  expect(screen.getByText(/Your browser blocked the new tab\./)).toBeDefined()
  expect(link.getAttribute('href')).toBe('https://billing.stripe.test/p/1')
  expect(fireEvent.click(link)).toBe(true)
  expect(requests).toHaveLength(1)
  expect(fireEvent.click(await secondLink())).toBe(false)
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('A second link that is too old gets another address', async () => {
  stubTab({ blocked: true })
  const { requests, press } = await openScreen()
  press()
  const link = await secondLink()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * MINUTE_MS)
  expect(fireEvent.click(link)).toBe(false)
  await waitFor(() => expect(requests).toHaveLength(2))
})

test.each(['BILLING_UNAVAILABLE', 'NO_BILLING'])(
  'A portal that the server refuses with %s shows the error, closes the tab and is tracked',
  async (code) => {
    const { tab } = stubTab()
    const { press } = await openScreen(code)
    press()
    const alert = await screen.findByText(/There was an issue connecting/)
    expect(alert.textContent).toBe(PROBLEM)
    expect(tab.close).toHaveBeenCalledTimes(1)
    expect(tab.location.replace).not.toHaveBeenCalled()
    expect(screen.queryByRole('link', { name: SECOND_LINK })).toBeNull()
    expect(tracked.mock.calls).toEqual([['Background Process Failed', { process: 'createStripePortalUrl' }]])
  },
)

test('An address of the portal that is not safe is not opened', async () => {
  const { tab } = stubTab()
  stubService({
    '/graphql': {
      body: { data: { createStripePortalUrl: { url: 'javascript:alert(1)', error: null } } },
    },
  })
  await renderMemberScreen(Screen)
  fireEvent.click(screen.getByRole('button', { name: /Open/ }))
  expect(await screen.findByText(/There was an issue connecting/)).toBeDefined()
  expect(tab.location.replace).not.toHaveBeenCalled()
})

test('A tab that was closed meanwhile leaves the address to the second link', async () => {
  const { tab } = stubTab()
  tab.closed = true
  const { press } = await openScreen()
  press()
  expect(fireEvent.click(await secondLink())).toBe(true)
})
