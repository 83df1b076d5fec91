import { pathTo } from '@section/domain/access/screen-path.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import type { Member } from '../../../lib/viewer/viewer.ts'
import type { CheckoutOperation } from './use-checkout.ts'

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

/**
 * Begins the checkout of a plan or product, named by its id, for the signed-in member, who comes back to `cancelPath` if they
 * leave it.
 */
export const productCheckout = (member: Member, cancelPath: string): CheckoutOperation<string> => ({
  process: 'createStripeCheckoutForProduct',
  run: async (productId: string) => {
    const { origin } = location
    const checkout = {
      product_id: productId,
      cancel_url: origin + cancelPath,
      return_url: `${origin}${pathTo('checkoutReturn')}`,
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      user_id: member.userId,
    }
    return (await execute(BeginCheckoutDocument, { checkout })).createStripeCheckoutForProduct
  },
})
