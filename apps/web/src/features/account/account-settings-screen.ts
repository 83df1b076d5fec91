import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { memberRouteId } from '../../lib/routing/screen-route.ts'
import { loadBillingSections } from '../billing/settings/BillingSections.tsx'
import { AccountSettingsPage } from './AccountSettingsPage.tsx'

export const load = ({ context: { queryClient } }: Loading<'accountSettings'>) =>
  loadBillingSections(queryClient)

export const screen = createLazyRoute(memberRouteId('accountSettings'))({ component: AccountSettingsPage })
