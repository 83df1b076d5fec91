import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { sayWhenLate } from './app/boot-notice.ts'
import { KeepFocus } from './app/KeepFocus.tsx'
import { startRouter } from './app/router.tsx'
import { queryClient } from './lib/query-client.ts'
import { tryAgainNow } from './lib/send.ts'

const root = document.getElementById('root')
if (root) {
  // What the server sent stays on screen until the first screen is complete.
  const router = startRouter()
  const onTime = sayWhenLate(tryAgainNow)
  await router.load()
  onTime()
  const app = createRoot(root)
  // In slices: what the server drew answers to scrolling and clicks meanwhile.
  startTransition(() =>
    app.render(
      <StrictMode>
        <AppTheme>
          <QueryClientProvider client={queryClient}>
            <KeepFocus>
              <RouterProvider router={router} />
            </KeepFocus>
          </QueryClientProvider>
        </AppTheme>
      </StrictMode>,
    ),
  )
}
