import { type ReactNode, useState } from 'react'
import { hasStandardNavigation } from '@section/domain/access/viewer.ts'
import { lazyDialog } from '../../lib/routing/lazy-part.tsx'
import { useSignedIn } from '../../lib/session/viewer.ts'
import { openMembershipLock } from '../membership/membership-lock.ts'
import type { Certificate } from './certificates-query.ts'
import { useRegisterCertificate } from './register-certificate.ts'
import { useUnregisterCertificate } from './unregister-certificate.ts'

export type RegistrationStep = 'register' | 'registered' | 'unregister'

interface Registration {
  /** True on the free tier, where registering opens the membership lock. */
  locked: boolean
  /** Opens the dialog for registering, or for unregistering a registered member. */
  openDialog: (certificate: Certificate) => void
  /** The dialog of the current step, which the screen renders anywhere. */
  dialog: ReactNode
}

const RegistrationDialogs = lazyDialog(
  async () => (await import('./RegistrationDialogs.tsx')).RegistrationDialogs,
)

/** Returns the registration for certificates with its dialogs. Specification 2, section 2.7. */
export function useRegistration(): Registration {
  const { viewer } = useSignedIn()
  const [shown, setShown] = useState<{ certificate: Certificate; step: RegistrationStep }>()
  const registering = useRegisterCertificate()
  const unregistering = useUnregisterCertificate()
  const locked = !hasStandardNavigation(viewer)
  const close = () => setShown(undefined)

  const confirm = (certificate: Certificate) =>
    certificate.isRegistered
      ? unregistering.mutate(certificate, { onSettled: close })
      : registering.mutate(certificate, {
          onSuccess: () => setShown({ certificate, step: 'registered' }),
          onError: close,
        })

  return {
    locked,
    openDialog: (certificate) => {
      if (certificate.isRegistered) setShown({ certificate, step: 'unregister' })
      else if (locked) openMembershipLock()
      else setShown({ certificate, step: 'register' })
    },
    dialog: shown && (
      <RegistrationDialogs
        {...shown}
        busy={registering.isPending || unregistering.isPending}
        onConfirm={() => confirm(shown.certificate)}
        onClose={close}
        onMissing={close}
      />
    ),
  }
}
