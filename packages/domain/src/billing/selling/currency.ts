/** Stripe counts this currency in whole units, although its standard has cents. */
const WHOLE_AT_STRIPE = new Set(['mga'])

/**
 * Checks whether a lower-case text names a currency of a hundred cents. A school sells in such a one alone, because every
 * amount is kept and shown in cents. See docs/product/billing.md#plans-and-products.
 */
export function hasCents(currency: string): boolean {
  if (!/^[a-z]{3}$/.test(currency) || WHOLE_AT_STRIPE.has(currency)) return false
  if (!Intl.supportedValuesOf('currency').includes(currency.toUpperCase())) return false
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1)
  return parts.find(({ type }) => type === 'fraction')?.value.length === 2
}
