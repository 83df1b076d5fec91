import { safeRedirectPath } from '@section/domain/identity/safe-redirect.ts'
import css from './invitations.module.css'

export interface PassLogoProps {
  readonly logo: { readonly url: string; readonly alt: string } | null | undefined
}

/** The logo of who invites; only pictures of our own are shown. */
export function PassLogo({ logo }: PassLogoProps) {
  const src = safeRedirectPath(logo?.url)
  if (!logo || src === null) return null
  return <img className={css.passLogo} src={src} alt={logo.alt} />
}
