import type { ScreenId } from './site-map.ts'

/** The paths that screens had before. See docs/product/app-shell.md#moved-addresses. */
export const MOVED = [
  { path: '/bootcamps', to: 'miniMbas' },
  { path: '/sprints', to: 'courses' },
  { path: '/reset-password', to: 'forgotPassword' },
  // All ids of the old path have this length.
  { path: '/courses/$topLevelId/$groupId/$videoContentId', to: 'onDemandVideo', idLength: 36 },
] as const satisfies readonly { path: string; to: ScreenId; idLength?: number }[]
