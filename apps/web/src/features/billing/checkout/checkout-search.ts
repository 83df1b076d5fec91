import type { ParsedSearch } from '../../../lib/routing/search-parameters.ts'

/** Validates the search of a page that sells: `ec` names the error of a checkout. */
export function checkoutErrorSearch({ ec }: ParsedSearch): { readonly ec?: string } {
  const first = firstOf(ec)
  return first === undefined ? {} : { ec: first }
}

/** Validates the search of the page to which a checkout leads back: `session_id` names the checkout. */
export function checkoutSessionSearch({ session_id }: ParsedSearch): { readonly session_id?: string } {
  const first = firstOf(session_id)
  return first ? { session_id: first } : {}
}

/** Of a parameter that is repeated, the first counts. */
const firstOf = (parameter: string | string[] | undefined) => [parameter].flat()[0]
