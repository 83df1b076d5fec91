import { deliver, signatureOf } from '@section/api/features/billing/webhooks/webhook-kit.fixture.ts'

const SECRET = 'whsec_emulator'
const TEN_MINUTES_MS = 600_000

/** A delivery of an event: as Stripe makes it, or one that must be refused. */
export interface Delivery {
  body: string
  kind: 'true' | 'forged' | 'old' | 'of the future'
}

/**
 * Returns the deliveries of events in a random order: each at least once, 30 % of all twice, and for each twenty of all one that
 * is forged, one that is old and one that comes from the future.
 */
export function shuffledDeliveries(events: readonly object[], random: () => number): Delivery[] {
  const once = events.map((event): Delivery => ({ body: JSON.stringify(event), kind: 'true' }))
  const spoiled = (kind: Delivery['kind']) =>
    pick(once, Math.ceil(once.length * 0.08), random).map(({ body }) => ({ body, kind }))
  return shuffle(
    [
      ...once,
      ...pick(once, Math.ceil(once.length * 0.45), random),
      ...spoiled('forged'),
      ...spoiled('old'),
      ...spoiled('of the future'),
    ],
    random,
  )
}

/** Delivers, three at once, to several servers in turn at `now` (epoch ms). Errors: an answer that is not the right one. */
export async function deliverAll(
  servers: readonly { url: string }[],
  deliveries: readonly Delivery[],
  now: number,
): Promise<void> {
  const left = [...deliveries.entries()]
  const deliverInTurn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [n, delivery] = next
      const server = servers[n % servers.length]
      const status =
        server && (await deliver(server, delivery.body, { 'stripe-signature': signed(delivery, now) }))
      const expected = delivery.kind === 'true' ? 200 : 400
      if (status !== expected) throw new Error(`A ${delivery.kind} delivery was answered with ${status}.`)
    }
  }
  await Promise.all([deliverInTurn(), deliverInTurn(), deliverInTurn()])
}

function signed({ body, kind }: Delivery, now: number): string {
  switch (kind) {
    case 'true':
      return signatureOf(body, SECRET, now)
    case 'forged':
      return signatureOf(body, 'whsec_of_somebody_else', now)
    case 'old':
      return signatureOf(body, SECRET, now - TEN_MINUTES_MS)
    case 'of the future':
      return signatureOf(body, SECRET, now + TEN_MINUTES_MS)
  }
}

const pick = <Item>(items: readonly Item[], count: number, random: () => number): Item[] =>
  Array.from({ length: count }, () => items[random() % items.length]).filter((item) => item !== undefined)

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
