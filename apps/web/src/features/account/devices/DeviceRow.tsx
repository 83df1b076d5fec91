import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { formatDate, formatDateTime } from '@section/domain/sessions/dates/session-dates.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { config } from '../../../lib/config.ts'
import { localZone } from '../../../lib/now.ts'
import type { OwnSignIn } from '../sign-ins-query.ts'
import css from './devices.module.css'

const HANDHELD = /\b(?:iPhone|iPad|iPod|Android)$/

interface DeviceRowProps {
  readonly signIn: OwnSignIn
  readonly onSignOut: () => void
}

/** A device with how and when it was signed in; all but the one in use can be signed out. */
export function DeviceRow({ signIn, onSignOut }: DeviceRowProps) {
  const { device, isCurrent, signedInAt, lastUsedAt, via } = signIn
  const zone = localZone()
  const lastUse = formatDateTime(lastUsedAt, zone)
  return (
    <li className={css.device}>
      <Icon of={HANDHELD.test(device) ? IconDeviceMobile : IconDeviceDesktop} size={24} />
      <div className={css.named}>
        <p className={css.name}>
          {device} {isCurrent && <StatusPill tone="success">This device</StatusPill>}
        </p>
        <p className={css.note}>
          Signed in on {formatDate(signedInAt, zone)} {viaText(via)}
        </p>
        {!isCurrent && <p className={css.note}>Last used on {lastUse}</p>}
      </div>
      {!isCurrent && (
        <Button size="small" aria-label={`Sign out ${device}, last used on ${lastUse}`} onClick={onSignOut}>
          Sign out
        </Button>
      )}
    </li>
  )
}

function viaText(via: OwnSignIn['via']): string {
  if (via === 'PASSWORD') return 'with your password'
  return via === 'SOCIAL'
    ? `with your ${config.social?.name ?? 'social'} account`
    : 'with your organization’s sign-in'
}
