/** The value of the `ec` parameter for a checkout that its member has left. */
export const CHECKOUT_CANCELED = 'uc'

const NOT_SOLD = 'This product is not available for purchase.'
const TROUBLE = 'Our e-commerce provider is having trouble at the moment.'
const FAILED = 'The checkout process failed, please try again later.'

const TEXTS: ReadonlyMap<string, string> = new Map([
  ['pnf', NOT_SOLD],
  ['pns', NOT_SOLD],
  ['scf', TROUBLE],
  ['scfu', TROUBLE],
  [CHECKOUT_CANCELED, 'Checkout cancelled.'],
])

const PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['PRODUCT_NOT_FOUND', 'pnf'],
  ['PRODUCT_NOT_SOLD', 'pns'],
  // To try again would not help somebody who pays already, or for whom others pay.
  ['ALREADY_SUBSCRIBED', 'pns'],
  ['PAID_BY_ORGANIZATION', 'pns'],
  ['CHECKOUT_FAILED', 'scf'],
  ['CHECKOUT_UNAVAILABLE', 'scfu'],
])

/** The parameter of every failure that has none of its own. */
const UNKNOWN = 'cf'

/** Returns the `ec` parameter for the error code of a checkout; undefined stands for no answer of the server. */
export const checkoutErrorParameter = (code: string | undefined): string =>
  PARAMETERS.get(code ?? '') ?? UNKNOWN

/** Returns the text for an `ec` parameter. See docs/product/membership.md#checkout-errors. */
export const checkoutErrorText = (parameter: string): string => TEXTS.get(parameter) ?? FAILED
