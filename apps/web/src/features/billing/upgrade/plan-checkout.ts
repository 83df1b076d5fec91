import { CHECKOUT_CANCELED } from '@section/domain/billing/checkout-errors.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import type { Member } from '../../../lib/viewer/viewer.ts'
import type { CheckoutOperation } from '../checkout/use-checkout.ts'

const BeginCheckoutDocument = graphql(`
  mutation BeginCheckout($checkout: CheckoutInput!) {
    createStripeCheckoutForProduct(checkout: $checkout) {
      url
      error {
        code
      }
    }
  }
`)

/** Begins the checkout of a plan for the signed-in member, who comes back to the page of the plans if they leave it. */
export const planCheckout = (member: Member): CheckoutOperation<string> => ({
  process: 'createStripeCheckoutForProduct',
  run: async (productId: string) => {
    const { origin } = location
    const checkout = {
      product_id: productId,
      cancel_url: `${origin}${pathTo('upgrade')}?ec=${CHECKOUT_CANCELED}`,
      return_url: `${origin}${pathTo('checkoutReturn')}`,
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      user_id: member.userId,
    }
    return (await execute(BeginCheckoutDocument, { checkout })).createStripeCheckoutForProduct
  },
})
