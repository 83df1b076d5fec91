/** The keys of the five stacks. */
export const STACK_KEYS = ['ai', 'business-core', 'marketing', 'leadership', 'product'] as const

export type StackKey = (typeof STACK_KEYS)[number]

/** Tones of one color from dark to near-white. */
export interface Tones {
  deep: string
  base: string
  soft: string
  mist: string
}

export const INK = '#17152B'
export const PAPER = '#FBFAF7'

export const HOUSE_TONES: Tones = { deep: INK, base: '#2B3FF2', soft: '#D9D2C3', mist: '#F1EDE4' }

const TONES: Record<StackKey, Tones> = {
  ai: { deep: '#2A0F66', base: '#7C4DF3', soft: '#CFBDFF', mist: '#F1EBFF' },
  'business-core': { deep: '#0F1A6B', base: '#2B3FF2', soft: '#B3C1FF', mist: '#E9EDFF' },
  marketing: { deep: '#6B1226', base: '#FF6148', soft: '#FFC6B4', mist: '#FFECE5' },
  leadership: { deep: '#053F42', base: '#0C9488', soft: '#A5DFD2', mist: '#E2F4EF' },
  product: { deep: '#5A2C06', base: '#F6A51A', soft: '#FFDF9C', mist: '#FFF3DB' },
}

/** Returns the tones of a stack, or the school's own without a stack. */
export function stackTones(stack?: StackKey | null): Tones {
  return stack ? TONES[stack] : HOUSE_TONES
}
