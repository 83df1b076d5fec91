import { useLocation, useNavigate } from '@tanstack/react-router'
import { stringifySearch } from '../../../lib/routing/search-parameters.ts'

type Parameters = Readonly<Record<string, string | number | undefined>>

/**
 * Returns a function that puts parameters into the open address, in place of all that it has: as a new entry of the browser's
 * history or, with `replace`, instead of the open one. The page stays where it is scrolled to.
 */
export function useOpenParameters() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (parameters: Parameters, { replace = false }: { readonly replace?: boolean } = {}): void => {
    // The same tables stand on several screens, so that no route has these parameters for itself.
    void navigate({ href: pathname + stringifySearch(parameters), replace, resetScroll: false })
  }
}
