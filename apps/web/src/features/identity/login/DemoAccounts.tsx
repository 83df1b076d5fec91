import { useQuery } from '@tanstack/react-query'
import type { LoginValues } from '@section/domain/identity/sign-in-forms.ts'
import css from './demo-accounts.module.css'

interface DemoAccount extends LoginValues {
  purpose: string
}

/** The accounts of the demo school; a click fills the form. They are never part of a production page. */
export function DemoAccounts({ onChoose }: { onChoose: (credentials: LoginValues) => void }) {
  // The form works without the list too, and the README lists the same accounts.
  const { data: accounts } = useQuery({
    queryKey: ['demo-accounts'],
    staleTime: Infinity,
    meta: { background: true },
    queryFn: async ({ signal }) => {
      const response = await fetch('/dev/accounts.json', { signal })
      return (await response.json()) as DemoAccount[]
    },
  })
  if (!accounts || accounts.length === 0) return null
  return (
    <details className={css.details}>
      <summary className={css.summary}>Demo accounts</summary>
      <ul className={css.list}>
        {accounts.map(({ email, password, purpose }) => (
          <li key={email}>
            <button type="button" className={css.account} onClick={() => onChoose({ email, password })}>
              <span className={css.email}>{email}</span>
              <span>{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
