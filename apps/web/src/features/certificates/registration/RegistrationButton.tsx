import { IconLock } from '@tabler/icons-react'
import type { CertificateStatus } from '@section/domain/certificates/certificate-status.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useOneAtATime } from '../../../lib/graphql/use-one-at-a-time.ts'
import { openMembershipLock } from '../../membership/membership-lock.ts'
import type { Certificate } from '../certificates-query.ts'
import { useClaimCertificate } from './claim-certificate.ts'
import { useCertificateRegistration } from './use-certificate-registration.tsx'

interface RegistrationButtonProps {
  certificate: Certificate
  status: CertificateStatus
  /** Called once the claimed certificate is shown as registered. */
  onClaimed: () => void
}

/** The button of an open certificate that registers, unregisters or claims. docs/product/certificates.md#registration */
export function RegistrationButton({ certificate, status, onClaimed }: RegistrationButtonProps) {
  const { locked, openDialog, dialog } = useCertificateRegistration()
  const { busy, send } = useOneAtATime(useClaimCertificate())
  const lock = locked && <Icon of={IconLock} />
  if (status === 'claimable') {
    const claimIt = () => send(certificate, { onSuccess: onClaimed })
    return (
      <Button
        key="claim"
        variant="primary"
        size="large"
        icon={lock}
        busy={busy}
        onClick={locked ? openMembershipLock : claimIt}
      >
        Claim your certificate
      </Button>
    )
  }
  const { isRegistered } = certificate
  // An issued certificate stays, so that a registration would add nothing to it.
  if (status === 'issued' && !isRegistered) return null
  return (
    <>
      <Button
        variant={isRegistered ? 'leave' : 'primary'}
        size={isRegistered ? 'medium' : 'large'}
        icon={!isRegistered && lock}
        onClick={() => openDialog(certificate)}
      >
        {isRegistered ? 'Unregister' : 'Register'}
      </Button>
      {dialog}
    </>
  )
}
