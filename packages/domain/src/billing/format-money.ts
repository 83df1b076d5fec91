/**
 * Writes an amount of cents as members read it everywhere, $995 or $745.50. Only currencies of a
 * hundred cents are sold in, so the amount is always divided by 100.
 */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
