import { createTheme, type MantineColorsTuple } from '@mantine/core'

const cobalt: MantineColorsTuple = [
  '#ebeeff',
  '#d5dbff',
  '#a9b4ff',
  '#7b8bff',
  '#5567fb',
  '#3d50f5',
  '#2b3ff2',
  '#1f2fc4',
  '#18259c',
  '#111b73',
]

/** The theme of Mantine's components; its colors are the variables of `tokens.css`. */
export const mantineTheme = createTheme({
  colors: { cobalt },
  primaryColor: 'cobalt',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '500' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})
