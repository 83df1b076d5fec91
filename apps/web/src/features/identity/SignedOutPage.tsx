import type { ReactNode } from 'react'
import { AuthLayout } from '@section/ui/auth-layout/AuthLayout.tsx'
import { BrandLogo } from '../../lib/brand/BrandLogo.tsx'
import { config } from '../../lib/config.ts'
import css from './login/login-page.module.css'

interface SignedOutPageProps {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** The layout of the sign-in screens, with Customer Support and Terms in its footer. */
export function SignedOutPage({ title, lead, children }: SignedOutPageProps) {
  return (
    <AuthLayout
      brand={<BrandLogo />}
      title={title}
      lead={lead}
      footer={
        <>
          <a className={css.link} href={`mailto:${config.supportEmail}`}>
            Customer Support
          </a>
          <a className={css.link} href={config.termsUrl}>
            Terms
          </a>
        </>
      }
    >
      {children}
    </AuthLayout>
  )
}
