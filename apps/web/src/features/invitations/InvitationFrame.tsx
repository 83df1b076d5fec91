import { type ReactNode, useEffect, useRef } from 'react'
import { MAIN_ID } from '@section/ui/accessibility/main-id.ts'
import { AuthLayout } from '@section/ui/auth-layout/AuthLayout.tsx'
import { BrandLogo } from '../../lib/brand/BrandLogo.tsx'
import { config } from '../../lib/config.ts'
import { PassLogo, type PassLogoProps } from './PassLogo.tsx'

interface InvitationFrameProps {
  /** Moves the focus when it changes: the screen has become another. */
  readonly step: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** The logo of who invites, beside the school's own. */
  readonly logo?: PassLogoProps['logo']
}

/** The frame of signing up and of registering with an invitation, with Customer Support and Terms at its foot. */
export function InvitationFrame({ step, title, lead, children, logo }: InvitationFrameProps) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that led here is gone: keyboard and screen reader go on at the new heading.
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
