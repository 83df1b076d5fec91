import { type ReactNode, useEffect, useRef } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { AuthLayout } from '@section/ui/auth-layout/AuthLayout.tsx'
import { BrandLogo } from '../../lib/brand/BrandLogo.tsx'
import { config } from '../../lib/config.ts'
import { PassLogo, type PassLogoProps } from './PassLogo.tsx'

interface InvitationFrameProps {
  /** Identifies the screen; a change moves the focus to its heading. */
  readonly step: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** The inviter's logo, beside the school's. */
  readonly logo?: PassLogoProps['logo']
}

/** The layout of signup and registration, with Customer Support and Terms in its footer. */
export function InvitationFrame({ step, title, lead, children, logo }: InvitationFrameProps) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The pressed button has unmounted, so keyboard and screen reader continue at the new heading.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])
  return (
    <AuthLayout
      brand={
        <>
          <BrandLogo />
          <PassLogo logo={logo} />
        </>
      }
      title={title}
      lead={lead}
      footer={
        <>
          <a href={`mailto:${config.supportEmail}`}>Customer Support</a>
          <a href={config.termsUrl}>Terms</a>
        </>
      }
    >
      {children}
    </AuthLayout>
  )
}
