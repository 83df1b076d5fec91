import { safePicture } from '@section/domain/links/safe-picture.ts'
import css from './invitations.module.css'

export interface PassLogoProps {
  readonly logo: { readonly url: string; readonly alt: string } | null | undefined
}

/** The logo of who invites; from us, or from a site that the page's policy lets in. */
export function PassLogo({ logo }: PassLogoProps) {
  const src = safePicture(logo?.url)
  if (!logo || src === null) return null
  return <img className={css.passLogo} src={src} alt={logo.alt} />
}
