import { useEffect, useState } from 'react'
import type { LoginValues } from '@section/domain/identity/sign-in-forms.ts'
import css from './demo-accounts.module.css'

interface DemoAccount extends LoginValues {
  purpose: string
}

/** The accounts of the demo school; a click fills the form. Never part of a production page. */
export function DemoAccounts({ onChoose }: { onChoose: (credentials: LoginValues) => void }) {
  const [accounts, setAccounts] = useState<DemoAccount[]>([])
  useEffect(() => {
    const controller = new AbortController()
    fetch('/dev/accounts.json', { signal: controller.signal })
      .then((response) => response.json() as Promise<DemoAccount[]>)
      .then(setAccounts)
      // The form works without the list, and the README has the accounts too.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  if (accounts.length === 0) return null
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
