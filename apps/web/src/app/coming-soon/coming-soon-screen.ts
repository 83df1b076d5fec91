import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../lib/routing/screen-file.ts'
import { expectKnown } from '../addresses/known-parameters.ts'
import { ComingSoonPage } from './ComingSoonPage.tsx'

export const load = ({ context: { queryClient }, params }: ComingSoon) => expectKnown(queryClient, params)

type ComingSoon = Pick<Loading<never>, 'context'> & { params: Readonly<Record<string, string | undefined>> }

// One file for many screens: their common parent stands for them.
export const screen = createLazyRoute('/member')({ component: ComingSoonPage })
