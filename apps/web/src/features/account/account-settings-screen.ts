import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { loadBillingSections } from '../billing/settings/BillingSections.tsx'
import { signInsQuery } from './sign-ins-query.ts'
import { AccountSettingsPage } from './AccountSettingsPage.tsx'

/** Loads how the member signs in and pays, which stands above what links of other pages lead to. */
export const load = ({ context: { queryClient } }: Loading<'accountSettings'>) =>
  Promise.all([queryClient.prefetchQuery(signInsQuery), loadBillingSections(queryClient)])

export const screen = createLazyRoute(memberRouteId('accountSettings'))({ component: AccountSettingsPage })
