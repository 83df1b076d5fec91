import type { Payer, PayingSchool } from '@section/api/features/billing/sync/paying-school.fixture.ts'

/** Lets one member do something at Stripe, or the school's staff do something to them, by two random numbers. */
export async function doSomething(school: PayingSchool, payer: Payer, [what, which]: [number, number]) {
  const { account } = school.emulator
  const { customer } = payer
  const running = await school.stripe.subscriptions.list({ customer, status: 'active' })
  const [subscription] = running.data
  if (!subscription) {
    if (what % 4 === 0) return void (await payer.buy('price_crash_course'))
    if (what % 4 === 1) return settleLater(school, payer, which)
    return void (await payer.buy(which % 2 === 0 ? 'price_unlimited' : 'price_ai_academy'))
  }
  switch (what % 6) {
    case 0:
      return void (await school.stripe.subscriptions.cancel(subscription.id))
    case 1:
    case 2:
      return void (await school.stripe.subscriptions.update(subscription.id, {
        cancel_at_period_end: which % 2 === 0,
      }))
    case 3:
      return account.moveClock(customer, (which % 400) * 86_400)
    case 4:
      return takeBack(school, customer, which)
    default:
      return void (await payer.buy('price_crash_course'))
  }
}

/** Returns all or a third of what is left of the latest payment, or lets the bank of the member take it back. */
function takeBack({ emulator: { account } }: PayingSchool, customer: string, which: number): void {
  const charge = [...account.objects.charges.values()].findLast((each) => each.customer === customer)
  const left = charge?.paid ? charge.amount - charge.amount_refunded : 0
  if (!charge || left === 0 || charge.disputed) return
  if (which % 4 === 3) account.decideDispute(account.dispute(charge.id).id, which % 8 === 3 ? 'lost' : 'won')
  else account.refund(charge.id, which % 2 === 0 ? left : Math.ceil(left / 3))
}

/** Pays by a bank, which says later whether there was money. */
async function settleLater({ emulator }: PayingSchool, payer: Payer, which: number): Promise<void> {
  const checkout = await payer.openCheckout('price_unlimited')
  const outcome = emulator.account.payCheckoutSession(checkout, 'bank_debit')
  if ('intent' in outcome && which % 3 > 0)
    emulator.account.confirmPayment(outcome.intent, which % 3 === 1 ? 'complete' : 'fail')
}
