import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '@section/ui/theme/AppTheme.tsx'
import { router } from './app/router.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </StrictMode>,
  )
}
