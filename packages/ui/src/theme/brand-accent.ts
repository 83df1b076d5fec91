import { accentColors } from './accessible-accent.ts'

const PROPERTIES = ['accent', 'accent-hover', 'accent-text', 'accent-tint'] as const

/** Writes a customer's accent (`#rrggbb`) into the tokens of `root`, for light and dark; null brings cobalt back. */
export function setBrandAccent(root: HTMLElement, accent: string | null): void {
  for (const property of PROPERTIES) {
    root.style.removeProperty(`--brand-${property}`)
    root.style.removeProperty(`--brand-${property}-dark`)
  }
  if (accent === null || !/^#[0-9a-f]{6}$/i.test(accent)) return
  const { light, dark } = accentColors(accent)
  for (const [suffix, colors] of [['', light] as const, ['-dark', dark] as const]) {
    root.style.setProperty(`--brand-accent${suffix}`, colors.fill)
    root.style.setProperty(`--brand-accent-hover${suffix}`, colors.fillHover)
    root.style.setProperty(`--brand-accent-text${suffix}`, colors.text)
    root.style.setProperty(`--brand-accent-tint${suffix}`, colors.tint)
  }
}
