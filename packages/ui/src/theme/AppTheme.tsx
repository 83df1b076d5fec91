import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect } from 'react'
import { Toasts } from '../toast/Toasts.tsx'
import { setBrandAccent } from './brand-accent.ts'
import { mantineTheme } from './mantine-theme.ts'
import { noteScrollbarWidth } from './scrollbar-width.ts'

export interface AppThemeProps {
  /**
   * A customer's accent as `#rrggbb`; replaces cobalt, darkened until it is readable. Null brings cobalt back; absent:
   * what the page came with stays.
   */
  readonly accent?: string | null | undefined
  /** `test` switches transitions off. */
  readonly env?: 'default' | 'test'
  readonly children: ReactNode
}

/** Fonts, tokens, light and dark after the system, Mantine and the toasts: the outermost component of the app. */
export function AppTheme({ accent, env = 'default', children }: AppThemeProps) {
  useLayoutEffect(() => {
    if (accent !== undefined) setBrandAccent(document.documentElement, accent)
  }, [accent])
  useLayoutEffect(() => noteScrollbarWidth(document.documentElement), [])
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
