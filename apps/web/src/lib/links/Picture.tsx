import type { ComponentProps } from 'react'
import { pictureAddress } from './picture-address.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** An address that the server answered; a picture whose address is not safe is left out. */
  readonly src: string | null | undefined
}

/** A picture of the school's content. Its address is checked here, even if it was checked before. */
export function Picture({ src, alt, ...rest }: PictureProps) {
  const address = pictureAddress(src)
  return address === null ? null : <img src={address} alt={alt} {...rest} />
}
