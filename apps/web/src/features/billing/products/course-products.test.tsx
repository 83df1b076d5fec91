import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { track } from '../../../lib/tracking/tracking.ts'
import { renderMemberScreen } from '../../../testing/render-member-screen.tsx'
import { stubService } from '../../../testing/stub-service.ts'
import { CourseProducts, type ProductOnSale } from './CourseProducts.tsx'

vi.mock('../../../lib/tracking/tracking.ts', () => ({ track: vi.fn(), identify: vi.fn() }))

const miniMba: ProductOnSale = {
  productId: 'prod_mini_mba',
  name: 'AI Mini-MBA',
  amount: 149_500,
  currency: 'usd',
  sessionId: 's',
  startAt: Date.parse('2027-01-25T17:00:00Z'),
  courseId: 'c',
}
const course: ProductOnSale = {
  ...miniMba,
  productId: 'prod_course',
  name: 'AI Crash Course',
  amount: 19_550,
  sessionId: null,
  startAt: null,
}

let left: string[]
beforeEach(() => {
  left = []
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.mocked(track).mockReset()
  vi.unstubAllGlobals()
})

const open = (products: ProductOnSale[] = [miniMba, course]) =>
  renderMemberScreen(() => <CourseProducts courseId="c" products={products} />, { address: '/courses/c' })

const answering = (result: object) =>
  stubService({ '/graphql': { body: { data: { createStripeCheckoutForProduct: result } } } })
const buy = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const textOf = (name: string) => screen.getByText(name).closest('li')?.textContent

describe('A product', () => {
  test('says its start, what is charged, and that it is charged once', async () => {
    await open()
    expect(textOf('AI Mini-MBA')).toContain(
      'Live, from Jan 25, 2027.You pay $1,495 once, today. Nothing renews.Buy for $1,495',
    )
    expect(textOf('AI Crash Course')).toContain(
      'The whole course, with all its sessions.You pay $195.50 once, today. Nothing renews.Buy for $195.50',
    )
  })

  test('of a session without a date says so', async () => {
    await open([{ ...miniMba, startAt: null }])
    expect(textOf('AI Mini-MBA')).toContain('Live, on dates to be announced.')
  })

  test('is bought by one checkout in the name of the member, which leads back to the course if it is left', async () => {
    const requests = answering({ url: 'https://checkout.example/cs_1', error: null })
    await open()
    buy(/\$1,495/)
    buy(/\$1,495/)
    buy(/\$195/)
    await waitFor(() => expect(left).toEqual(['https://checkout.example/cs_1']))
    buy(/\$1,495/)
    expect(requests.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
      {
        checkout: {
          product_id: 'prod_mini_mba',
          cancel_url: `${location.origin}/courses/c`,
          return_url: `${location.origin}/checkout/return`,
          email: 'nia@example.com',
          first_name: 'Nia',
          last_name: 'Okafor',
          user_id: 'user-1',
        },
      },
    ])
    expect(vi.mocked(track).mock.calls).toEqual([
      ['CTA Clicked', { text: 'Buy AI Mini-MBA', location: 'course' }],
    ])
  })

  test.each([
    ['PRODUCT_NOT_SOLD', 'This product is not available for purchase.'],
    ['CHECKOUT_UNAVAILABLE', 'Our e-commerce provider is having trouble at the moment.'],
    ['PAID_BY_ORGANIZATION', 'This product is not available for purchase.'],
  ])('that is refused with %s says so, and can be tried again', async (code, text) => {
    answering({ url: null, error: { code } })
    await open()
    buy(/\$1,495/)
    expect((await screen.findByRole('alert')).textContent).toBe(`${text} Our help center can help.`)
    expect(left).toEqual([])
    answering({ url: 'https://checkout.example/cs_2', error: null })
    buy(/\$1,495/)
    await waitFor(() => expect(left).toHaveLength(1))
    expect(screen.queryByText(text, { exact: false })).toBeNull()
  })

  test('says the general error when the server does not answer', async () => {
    stubService({})
    await open()
    buy(/\$195/)
    expect((await screen.findByRole('alert')).textContent).toContain('The checkout process failed')
  })
})
