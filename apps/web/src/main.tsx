import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { showSlowNotice } from './app/boot-notice.ts'
import { followMembershipLater } from './app/follow-membership.ts'
import { reportTimeZoneLater } from './app/report-time-zone.ts'
import { resumeOutboxes } from './app/outboxes.ts'
import { startRouter } from './app/router.tsx'
import { surviveTranslation } from './app/browsers/translated-pages.ts'
import { queryClient } from './lib/graphql/query-client.ts'
import { retryNow } from './lib/graphql/send.ts'

/**
 * Replaces the skeleton by the app once the first screen is complete. It is not awaited at the top level, because the
 * bundler would then repeat code of the app in lazy chunks.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  const router = startRouter()
  resumeOutboxes()
  followMembershipLater(router)
  reportTimeZoneLater()
  const hideSlowNotice = showSlowNotice(retryNow)
  await router.load()
  hideSlowNotice()
  surviveTranslation()
  const app = createRoot(root)
  // A transition renders in small steps, between which the browser handles clicks and keys.
  startTransition(() =>
    app.render(
      <StrictMode>
        <AppTheme>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AppTheme>
      </StrictMode>,
    ),
  )
}
