import { useEffect, useRef, useState } from 'react'
import { hasStandardNavigation } from '@section/domain/access/viewer.ts'
import { isOutage } from '../../../lib/graphql/failures.ts'
import { useOneAtATime } from '../../../lib/graphql/use-one-at-a-time.ts'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { openMembershipLock } from '../../membership/membership-lock.ts'
import type { Certificate } from '../certificates-query.ts'
import { useSaveRegistration } from './save-registration.ts'

const RegistrationDialog = lazyDialog(() => import('./RegistrationDialog.tsx'), 'RegistrationDialog')
const RegisteredDialog = lazyDialog(() => import('./RegisteredDialog.tsx'), 'RegisteredDialog')

/** Returns the id of the link to a certificate, which gets the focus where a registration removes the pressed button. */
export const certificateLinkId = (certificateId: string): string => `certificate-${certificateId}`

/**
 * Returns whether registering is `locked`, which it is on the free tier; a function that opens the dialog for
 * registering or unregistering, or the membership lock; and the dialog, which the screen renders anywhere.
 * docs/product/certificates.md#registration
 */
export function useCertificateRegistration() {
  const { viewer } = useSignedIn()
  const [asked, setAsked] = useState<Certificate>()
  const [registered, setRegistered] = useState<Certificate>()
  const { busy, send } = useOneAtATime(useSaveRegistration())
  const focusNext = useRef<string>(undefined)
  const locked = !hasStandardNavigation(viewer)

  const openDialog = (certificate: Certificate) => {
    if (locked && !certificate.isRegistered) openMembershipLock()
    else setAsked(certificate)
  }
  const close = () => {
    setAsked(undefined)
    setRegistered(undefined)
  }
  useEffect(() => {
    if (registered || !focusNext.current) return
    if (document.activeElement === document.body) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [registered])
  const confirm = (certificate: Certificate) =>
    send(certificate, {
      onSuccess: () => {
        close()
        if (certificate.isRegistered) return
        setRegistered(certificate)
        focusNext.current = certificateLinkId(certificate.certificateId)
      },
      onError: (error) => {
        // After an outage the dialog stays open for a retry.
        if (!isOutage(error)) close()
      },
    })
  const dialog = (
    <>
      {asked && (
        <RegistrationDialog
          certificate={asked}
          busy={busy}
          onConfirm={() => confirm(asked)}
          onClose={close}
          onMissing={close}
        />
      )}
      {registered && <RegisteredDialog certificate={registered} onClose={close} onMissing={close} />}
    </>
  )
  return { locked, openDialog, dialog }
}
