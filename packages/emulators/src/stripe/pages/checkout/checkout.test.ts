import { describe, expect, test } from 'vitest'
import { CONFIRMED, DAY_S, DECLINED, GOOD, NOW_S, openPages, textOf } from '../pages-kit.fixture.ts'

describe('The page of a checkout', () => {
  test('says what is bought, what is due today and when it renews', async () => {
    const { checkout, get } = openPages()
    const page = await get(checkout().path)
    expect(textOf(page)).toContain('Subscribe to Unlimited $995.00 for the first year')
    expect(textOf(page)).toContain('Due today $995.00 Renews on May 20, 2027 $995.00')
    expect(page.body).toContain('href="https://school.example/upgrade?ec=uc"')
  })

  test('says what a code takes off the first payment, and the regular price of the next', async () => {
    const { checkout, get } = openPages()
    const page = textOf(await get(checkout({ discounts: [{ promotion_code: 'promo_back' }] }).path))
    expect(page).toContain(
      'Discount WELCOMEBACK250 −$250.00 Due today $745.00 Renews on May 20, 2027 $995.00',
    )
  })

  test('charges nothing today for a membership that begins with the end of a trial', async () => {
    const { account, checkout, get, post } = openPages()
    const { id, path } = checkout({ subscription_data: { trial_end: NOW_S + 5 * DAY_S } })
    const page = textOf(await get(path))
    expect(page).toContain('$0.00 Nothing is charged until May 25, 2026.')
    expect(page).toContain('First payment on May 25, 2026, when the trial ends $995.00')
    expect(page).toContain('Start the membership')
    expect((await post(path, GOOD)).location).toContain(id)
    expect([...account.objects.subscriptions.values()].map(({ status }) => status)).toEqual(['trialing'])
  })

  test('leads to the school when it is paid, with the id of the session', async () => {
    const { account, checkout, post } = openPages()
    const { id, path } = checkout()
    const { location, status } = await post(path, GOOD)
    expect([status, location]).toEqual([303, `https://school.example/checkout/return?session_id=${id}`])
    expect(account.objects.checkoutSessions.get(id)?.payment_status).toBe('paid')
  })

  test('sells what is bought once, and shows its name as text', async () => {
    const { checkout, get, post } = openPages()
    const { id, path } = checkout({ mode: 'payment', line_items: [{ price: 'price_course' }] })
    const page = await get(path)
    expect(page.body).toContain('Crash &lt;Course&gt;')
    expect(page.body).not.toContain('<Course>')
    expect(textOf(page)).toContain('Pay $195.00')
    expect((await post(path, GOOD)).location).toContain(id)
  })

  test('says that a card was declined, keeps what was written, and takes another card', async () => {
    const { checkout, post } = openPages()
    const { id, path } = checkout()
    const declined = await post(path, DECLINED)
    expect(declined.status).toBe(200)
    expect(declined.body).toContain('role="alert">Your card was declined.<')
    expect(declined.body).toContain('value="4000000000000002"')
    expect((await post(path, GOOD)).location).toContain(id)
  })

  test('names each wrong field and moves the focus to the first', async () => {
    const { account, checkout, post } = openPages()
    const { status, body } = await post(checkout().path, {
      ...GOOD,
      number: '4242',
      expiry: '01 / 20',
      cvc: '',
    })
    expect(status).toBe(200)
    for (const problem of [
      'card number is incomplete',
      'expiration date is in the past',
      'security code is incomplete',
    ])
      expect(body).toContain(problem)
    expect(body).toMatch(/id="number"[^>]*aria-invalid="true" aria-describedby="number-problem" autofocus/)
    expect(account.objects.charges.size).toBe(0)
  })

  test.each(['4242424242424242', '4000000000000002', '4000002500003155'])(
    'fills the form in with the test card %s that a hint names',
    async (card) => {
      const { checkout, get } = openPages()
      const { path } = checkout()
      expect((await get(path)).body).toContain(`${path}?card=${card}`)
      const { body } = await get(`${path}?card=${card}`)
      expect(body.replaceAll(' ', '')).toContain(`value="${card}"`)
      expect(body).toContain('value="12 / 30"')
    },
  )

  test('takes a payment from a bank account, which is settled later', async () => {
    const { account, checkout, get, post } = openPages()
    const { id, path } = checkout()
    expect(textOf(await get(`${path}?with=bank`))).toContain('STRIPE TEST BANK')
    expect((await post(path, { with: 'bank' })).location).toContain(id)
    expect(account.objects.checkoutSessions.get(id)?.payment_status).toBe('unpaid')
  })

  test('loads nothing, and lets its form lead only to itself and to the school', async () => {
    const { checkout, get } = openPages()
    const { body, policy } = await get(checkout().path)
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; /)
    expect(policy).toContain("form-action 'self' https://school.example; frame-ancestors 'none'")
    expect(body).not.toMatch(/<script|style="|https?:\/\/(?!school\.example)/)
  })
})

describe('A payment that must be confirmed', () => {
  test('is paid when the person completes the step', async () => {
    const { account, checkout, get, post } = openPages()
    const { id, path } = checkout()
    const step = (await post(path, CONFIRMED)).location ?? ''
    expect(textOf(await get(step))).toContain('Confirm your payment')
    expect((await post(step, { outcome: 'complete' })).location).toContain(`session_id=${id}`)
    expect(account.objects.checkoutSessions.get(id)?.payment_status).toBe('paid')
    expect((await get(step)).status).toBe(404)
  })

  test('is refused when the step fails, and another card can be used', async () => {
    const { checkout, get, post } = openPages()
    const { id, path } = checkout()
    const step = (await post(path, CONFIRMED)).location ?? ''
    const back = (await post(step, { outcome: 'fail' })).location ?? ''
    expect(back).toBe(`${path}?failed=1`)
    expect(textOf(await get(back))).toContain('We are unable to authenticate your payment method.')
    expect((await post(path, GOOD)).location).toContain(id)
  })
})

describe('A checkout that is not open', () => {
  test('cannot be paid again, and leads on to the school', async () => {
    const { account, checkout, get, post } = openPages()
    const { path } = checkout()
    await post(path, GOOD)
    expect(textOf(await post(path, GOOD))).toContain('You cannot pay it twice.')
    expect((await get(path)).body).toContain('>Continue</a>')
    expect(account.objects.charges.size).toBe(1)
  })

  test('has expired after a day', async () => {
    const { checkout, clock, get } = openPages()
    const { path } = checkout()
    clock.now += DAY_S + 1
    const page = await get(path)
    expect([page.status, textOf(page).includes('This checkout has expired')]).toEqual([410, true])
  })

  test('does not exist under an unknown address', async () => {
    expect((await openPages().get('/dev/stripe/checkout/cs_nobodys')).status).toBe(404)
  })
})
