import { Picture } from '../../lib/links/Picture.tsx'
import { safePicture } from '@section/domain/links/safe-href.ts'
import css from './invitations.module.css'

export interface PassLogoProps {
  readonly logo: { readonly url: string; readonly alt: string } | null | undefined
}

/** The inviter's logo, from this site or one that the content security policy allows. */
export function PassLogo({ logo }: PassLogoProps) {
  const src = safePicture(logo?.url)
  if (!logo || src === null) return null
  return <Picture className={css.passLogo} src={src} alt={logo.alt} />
}
