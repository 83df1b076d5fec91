import { beforeEach, describe, expect, it } from 'vitest'
import { setBrandAccent } from './brand-accent.ts'

const root = document.documentElement

describe('setBrandAccent', () => {
  beforeEach(() => setBrandAccent(root, null))

  it('writes the accent for light and dark', () => {
    setBrandAccent(root, '#0b6b67')
    expect(root.style.getPropertyValue('--brand-accent')).toBe('#0b6b67')
    expect(root.style.getPropertyValue('--brand-accent-text-dark')).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('brings the own accent back', () => {
    setBrandAccent(root, '#0b6b67')
    setBrandAccent(root, null)
    expect(root.style.getPropertyValue('--brand-accent')).toBe('')
    expect(root.style.getPropertyValue('--brand-accent-text-dark')).toBe('')
  })

  it.each(['red', '#fff', '#12345g', 'url(//evil)', '#2b3ff2;}'])('ignores %s', (accent) => {
    setBrandAccent(root, accent)
    expect(root.style.getPropertyValue('--brand-accent')).toBe('')
  })
})
