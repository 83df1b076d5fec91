import { defaultPicture } from '@section/domain/profiles/default-picture.ts'
import { pictureAddress } from './picture-address.ts'

/**
 * Returns the address of a person's picture: their own or, if they have none with a safe address, one of four, which the id of
 * a member decides, or the name of somebody else. docs/product/directory.md#pictures
 */
export const portraitAddress = (own: string | null | undefined, idOrName: string): string =>
  pictureAddress(own) ?? `/art/default-portrait/${defaultPicture(idOrName)}.svg`
