import { browserStorage, storedValue } from './stored-value.ts'

const stored = storedValue<boolean>('search-key', browserStorage)

/** Returns whether the key / goes to the search in this browser, which it does until a member turns it off. */
export const isSearchKeyOn = (): boolean => stored.read() !== false

/** Turns the key / on or off in this browser. docs/product/app-shell.md#the-search-key */
export function setSearchKey(isOn: boolean): void {
  if (isOn) stored.remove()
  else stored.write(false)
}
