import { createLazyRoute, redirect } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import {
  BY_WIDTH,
  directoryAddressIn,
  directoryParameters,
} from '@section/domain/directory/directory-address.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { membersQuery } from '../members-query.ts'
import { sizedAddress } from './members-address.ts'
import { MembersPage } from './MembersPage.tsx'
import { MembersSkeleton } from './MembersSkeleton.tsx'

/** Puts the size of a page into the address, and loads the page. A failure is shown by the screen, whose search stays. */
export async function load({
  context: { queryClient },
  location: { search },
}: Loading<'memberDirectory'>): Promise<void> {
  const address = sizedAddress(search)
  if (directoryAddressIn({ ...search }).count === BY_WIDTH)
    throw redirect({ to: pathTo('memberDirectory'), search: directoryParameters(address), replace: true })
  await queryClient.ensureQueryData(membersQuery(address)).catch(() => undefined)
}

export const screen = createLazyRoute(memberRouteId('memberDirectory'))({
  component: MembersPage,
  pendingComponent: MembersSkeleton,
})
