import {
  BY_WIDTH,
  type DirectoryAddress,
  directoryAddressIn,
  membersOnPage,
} from '@section/domain/directory/directory-address.ts'

/** Returns the page of the directory at the parameters of an address; without a size, as many members as the window's width has room for. */
export function sizedAddress(parameters: object): DirectoryAddress {
  const address = directoryAddressIn({ ...parameters })
  return address.count === BY_WIDTH ? { ...address, count: membersOnPage(window.innerWidth) } : address
}
