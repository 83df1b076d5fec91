import type Stripe from 'stripe'

/** The prices and coupons that the content expects at Stripe. */
interface Sold {
  prices: readonly { id: string; product: string; amount: number }[]
  coupons: readonly string[]
}

/** Returns a sentence for each price and coupon of the content that Stripe does not have in this way. */
export async function priceFaults(
  stripe: Stripe,
  { prices, coupons }: Sold,
  mode: string,
): Promise<string[]> {
  const faults = await Promise.all([
    ...prices.map(async ({ id, product, amount }) => {
      const price = await orMissing(stripe.prices.retrieve(id))
      if (!price)
        return `billing.yaml: the account has no price ${id} in ${mode}; enter the id that Stripe shows there.`
      const productId = typeof price.product === 'string' ? price.product : price.product.id
      if (!price.active) return `billing.yaml: the price ${id} is archived at Stripe; name one that is sold.`
      if (productId !== product)
        return `billing.yaml: the price ${id} is one of the product ${productId} at Stripe and of ${product} here.`
      if (price.unit_amount !== amount)
        return `billing.yaml: the price ${id} is ${price.unit_amount ?? 'no'} cents at Stripe and ${amount} here.`
      return null
    }),
    ...coupons.map(async (id) =>
      (await orMissing(stripe.coupons.retrieve(id)))
        ? null
        : `billing.yaml: the account has no coupon ${id} in ${mode}; enter the id that Stripe shows there.`,
    ),
  ])
  return faults.filter((fault) => fault !== null)
}

async function orMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return null
    throw error
  }
}
