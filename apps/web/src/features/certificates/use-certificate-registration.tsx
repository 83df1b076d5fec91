import { useState } from 'react'
import { hasStandardNavigation } from '@section/domain/access/viewer.ts'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { openMembershipLock } from '../membership/membership-lock.ts'
import type { Certificate } from './certificates-query.ts'
import { useSaveRegistration } from './save-registration.ts'

export type RegistrationStep = 'register' | 'registered' | 'unregister'

const RegistrationDialogs = lazyDialog(() => import('./RegistrationDialogs.tsx'), 'RegistrationDialogs')

/**
 * Returns whether registering is `locked`, which it is on the free tier; a function that opens the dialog for
 * registering or unregistering, or the membership lock; and the dialog, which the screen renders anywhere.
 * docs/product/certificates.md#registration
 */
export function useCertificateRegistration() {
  const { viewer } = useSignedIn()
  const [shown, setShown] = useState<{ certificate: Certificate; step: RegistrationStep }>()
  const save = useSaveRegistration()
  const locked = !hasStandardNavigation(viewer)
  const close = () => setShown(undefined)

  const openDialog = (certificate: Certificate) => {
    if (certificate.isRegistered) setShown({ certificate, step: 'unregister' })
    else if (locked) openMembershipLock()
    else setShown({ certificate, step: 'register' })
  }
  const confirm = (certificate: Certificate) =>
    save.mutate(certificate, {
      onSuccess: certificate.isRegistered ? close : () => setShown({ certificate, step: 'registered' }),
      onError: close,
    })
  const dialog = shown && (
    <RegistrationDialogs
      {...shown}
      busy={save.isPending}
      onConfirm={() => confirm(shown.certificate)}
      onClose={close}
      onMissing={close}
    />
  )
  return { locked, openDialog, dialog }
}
