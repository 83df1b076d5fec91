import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { mantineTheme } from './mantine-theme.tsx'
import { noteScrollbarWidth } from './scrollbar-width.ts'

/** Loaded after the first screen, because that shows no toast yet. */
const Toasts = lazy(async () => ({ default: (await import('../toast/Toasts.tsx')).Toasts }))

export interface AppThemeProps {
  /** `test` switches transitions off. */
  readonly env?: 'default' | 'test'
  readonly children: ReactNode
}

/** Fonts, tokens, the color scheme of the system, Mantine and the toasts: the outermost component of the app. */
export function AppTheme({ env = 'default', children }: AppThemeProps) {
  // After the paint, because measuring makes the browser compute its layout.
  useEffect(() => noteScrollbarWidth(document.documentElement), [])
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
      <Suspense>
        <Toasts />
      </Suspense>
    </MantineProvider>
  )
}
