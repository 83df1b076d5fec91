import { describe, expect, it } from 'vitest'
import { type Looks, portrait } from './portrait.ts'
import { SKINS } from './portrait-parts/skin.ts'

describe('The function portrait', () => {
  const people = Array.from({ length: 4000 }, (_, at) => portrait({ seed: `member-${at}` }))

  it('draws thousands of different people', () => {
    expect(new Set(people).size).toBeGreaterThan(3900)
  })

  it('draws every skin tone about as often as any other', () => {
    for (const { tone } of SKINS) {
      const share = people.filter((svg) => svg.includes(`fill="${tone}"`)).length / people.length
      expect(share).toBeGreaterThan(0.09)
      expect(share).toBeLessThan(0.17)
    }
  })

  it('draws the specified looks', () => {
    const looking = (looks: Looks) =>
      Array.from({ length: 200 }, (_, at) => portrait({ seed: `member-${at}`, looks }))
    const tones = (svgs: string[]) =>
      SKINS.map(({ tone }, at) => (svgs.some((svg) => svg.includes(`fill="${tone}"`)) ? at : -1)).filter(
        (at) => at >= 0,
      )
    expect(tones(looking({ hair: 'short', skin: 'dark', gray: false }))).toEqual([5, 6, 7])
    expect(tones(looking({ hair: 'long', skin: 'light', gray: false }))).toEqual([0, 1, 2])
    const old = looking({ hair: 'short', skin: 'medium', gray: true })
    expect(old.filter((svg) => /#8B8890|#C9C6CC|#DAD7DC/.test(svg)).length).toBe(200)
    const fair = /#7A4526|#A9562A|#D79B4A|#E9C987/
    expect(looking({ hair: 'long', skin: 'light', gray: false }).some((svg) => fair.test(svg))).toBe(true)
    const dark = looking({ hair: 'long', skin: 'light', gray: false, dark: true })
    expect(dark.filter((svg) => fair.test(svg))).toEqual([])
    const earrings = (svgs: string[]) => svgs.filter((svg) => svg.includes('#F0C75E')).length
    expect(earrings(looking({ hair: 'short', skin: 'medium', gray: false }))).toBe(0)
    expect(earrings(looking({ hair: 'long', skin: 'medium', gray: false }))).toBeGreaterThan(20)
  })

  it('draws the same seed differently as professor and as member', () => {
    expect(portrait({ seed: 'ada', role: 'professor' })).not.toBe(portrait({ seed: 'ada', role: 'member' }))
    expect(portrait({ seed: 'ada' })).toBe(portrait({ seed: 'ada', role: 'member' }))
  })
})
