import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Toasts } from '../toast/Toasts.tsx'
import { mantineTheme } from './mantine-theme.tsx'
import { noteScrollbarWidth } from './scrollbar-width.ts'

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
      <Toasts />
    </MantineProvider>
  )
}
