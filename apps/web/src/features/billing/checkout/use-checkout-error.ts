import { useNavigate, useSearch } from '@tanstack/react-router'

/** Returns the error of the last checkout, which the address holds as `ec`, and a function that changes it. */
export function useCheckoutError() {
  const { ec } = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (next: string | undefined): void => {
    const search = next === undefined ? {} : { ec: next }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { parameter: ec, change }
}
