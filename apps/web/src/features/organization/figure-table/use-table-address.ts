import { useSearch } from '@tanstack/react-router'
import {
  type TableAddress,
  tableAddressIn,
  tableParameters,
} from '@section/domain/organization/table-address.ts'
import { useOpenParameters } from './use-open-parameters.ts'

/** Puts what a table shows into the address: as a new entry of the browser's history, or in place of the open one. */
export type OpenTableAddress<Key extends string> = (
  address: TableAddress<Key>,
  options?: { readonly replace?: boolean },
) => void

/**
 * Returns what the open address means for a table that can be sorted by `keys`, and a function that changes it. `parametersOf`
 * are the parameters of the screen, where they are more than the table's own.
 */
export function useTableAddress<Key extends string>(
  keys: readonly Key[],
  parametersOf: (address: TableAddress<Key>) => ReturnType<typeof tableParameters> = tableParameters,
): { readonly address: TableAddress<Key>; readonly open: OpenTableAddress<Key> } {
  const address = tableAddressIn({ ...useSearch({ strict: false }) }, keys)
  const openParameters = useOpenParameters()
  const open: OpenTableAddress<Key> = (next, options) => openParameters(parametersOf(next), options)
  return { address, open }
}
