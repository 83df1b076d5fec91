import type { Stack } from './lecture.ts'

/** The tones of one stack, dark to light, each a CSS color; `accent` is the main tone, readable as text on paper. */
export type Palette = { deep: string; main: string; accent: string; light: string; pale: string }

export const paper = '#FBFAF7'
export const ink = '#17152B'

export const palettes: Record<Stack, Palette> = {
  AI: { deep: '#2A1763', main: '#6A3DE8', accent: '#6A3DE8', light: '#B9A2F7', pale: '#EDE7FD' },
  'Business Core': { deep: '#121A6E', main: '#2B3FF2', accent: '#2B3FF2', light: '#9AA6FB', pale: '#E5E8FE' },
  Marketing: { deep: '#6E1D12', main: '#EE573C', accent: '#C73A22', light: '#F8AC9C', pale: '#FDE8E2' },
  Leadership: { deep: '#083D3F', main: '#11878A', accent: '#0E7275', light: '#8ACECB', pale: '#DFF2F1' },
  Product: { deep: '#5C3A02', main: '#E0950C', accent: '#9A6100', light: '#F4CB7C', pale: '#FCF0D8' },
}
