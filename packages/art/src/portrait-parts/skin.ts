import type { NonEmpty } from '../seeded-random.ts'

export interface Skin {
  tone: string
  shade: string
  /** For the lines of the mouth. */
  line: string
}

export const SKINS = [
  { tone: '#FBDCC8', shade: '#EFBFA4', line: '#B0614A' },
  { tone: '#F3C7A5', shade: '#E0A57E', line: '#9C5238' },
  { tone: '#E5B088', shade: '#CC8F66', line: '#874428' },
  { tone: '#CF9468', shade: '#B3764B', line: '#6F3620' },
  { tone: '#B4764A', shade: '#965B34', line: '#552713' },
  { tone: '#8F5934', shade: '#733F20', line: '#3D1809' },
  { tone: '#6F4126', shade: '#552D17', line: '#2B1006' },
  { tone: '#513020', shade: '#3B2014', line: '#1E0B05' },
] as const satisfies readonly Skin[]

/** The first and last index of each range of tones. */
export const SKIN_RANGES = { light: [0, 2], medium: [2, 4], dark: [5, 7] } as const

const GRAY_HAIR = ['#8B8890', '#C9C6CC', '#DAD7DC'] as const
const YOUNG_DARK_HAIR = ['#15121F', '#15121F', '#2B1A14', '#3B2419'] as const
const DARK_HAIR = [...YOUNG_DARK_HAIR, '#6D6A74', '#C9C6CC'] as const
const YOUNG_HAIR = ['#15121F', '#2B1A14', '#4A2C1B', '#7A4526', '#A9562A', '#D79B4A', '#E9C987'] as const
const ANY_HAIR = [...YOUNG_HAIR, '#8B8890', '#DAD7DC'] as const

/** Returns the hair colors for the skin tone at an index: gray ones, dark ones, others, or all of them by default. */
export function hairColors(skin: number, gray?: boolean, dark?: boolean): NonEmpty<string> {
  if (gray) return GRAY_HAIR
  if (dark) return YOUNG_DARK_HAIR
  if (gray === false) return skin >= 3 ? YOUNG_DARK_HAIR : YOUNG_HAIR
  return skin >= 3 ? DARK_HAIR : ANY_HAIR
}
