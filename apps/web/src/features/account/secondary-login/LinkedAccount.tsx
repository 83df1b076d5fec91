import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { AccountLinkState } from '@section/contract/generated/operations/graphql.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { config } from '../../../lib/config.ts'
import css from './secondary-login.module.css'

interface LinkedAccountProps {
  readonly state: AccountLinkState
  /** The address of the linked account. */
  readonly linked: string | null
  readonly provider: string
}

const ICONS = {
  ERROR: IconAlertCircle,
  PENDING: IconCircleDashed,
  UNLINKED: IconCircleDashed,
  VERIFIED: IconCircleCheck,
} as const satisfies Record<AccountLinkState, unknown>

/** The social account with the state of its link, and what to do about a failure. */
export function LinkedAccount({ state, linked, provider }: LinkedAccountProps) {
  return (
    <div className={css.account} data-state={state}>
      <Icon of={ICONS[state]} size={20} />
      <div>
        {linked === null ? (
          <p>
            {state === 'PENDING'
              ? `Waiting for your ${provider} account.`
              : `No ${provider} account is linked.`}
          </p>
        ) : (
          <>
            <p className={css.address}>{linked}</p>
            <p className={css.note}>Linked {provider} account</p>
          </>
        )}
        {state === 'PENDING' && (
          <p className={css.note}>Prove at {provider} that it is yours, and we go on from there.</p>
        )}
        {state === 'ERROR' && (
          <p className={css.note}>
            If trying again does not help, write to{' '}
            <a href={`mailto:${config.supportEmail}`}>Customer Support</a>.
          </p>
        )}
      </div>
    </div>
  )
}
