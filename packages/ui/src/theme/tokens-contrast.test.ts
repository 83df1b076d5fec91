// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@section/art/colors/color-contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const schemes = {
  light: colorsOf(/:root \{([^}]*--color-paper[^}]*)\}/),
  dark: colorsOf(/:root\[data-mantine-color-scheme='dark'\] \{([^}]*)\}/),
}

const surfaces = ['color-paper', 'color-card', 'color-sunken']
const textPairs: readonly (readonly [text: string, surface: string])[] = [
  ...surfaces.flatMap((surface) => [['color-ink', surface] as const, ['color-ink-soft', surface] as const]),
  ...['color-paper', 'color-card', 'color-accent-tint'].map(
    (surface) => ['color-accent-text', surface] as const,
  ),
  ...['color-danger', 'color-success', 'color-warning'].flatMap((tone) => [
    [tone, 'color-paper'] as const,
    [tone, 'color-card'] as const,
    [tone, `${tone}-tint`] as const,
  ]),
  ...['ai', 'business-core', 'marketing', 'leadership', 'product'].flatMap((stack) => [
    [`stack-${stack}`, `stack-${stack}-tint`] as const,
    [`stack-${stack}`, 'color-card'] as const,
  ]),
  ['color-neutral', 'color-neutral-tint'],
  ['color-ink', 'color-accent-tint'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-danger', 'color-danger-fill'],
  ['color-on-danger', 'color-danger-fill-hover'],
  ['color-on-inverse', 'color-inverse'],
  ['color-on-inverse-success', 'color-inverse'],
  ['color-on-inverse-danger', 'color-inverse'],
]
const shapePairs: readonly (readonly [shape: string, surface: string])[] = [
  ['color-control-line', 'color-card'],
  ['color-control-line', 'color-paper'],
  ['color-focus', 'color-paper'],
  ['color-focus', 'color-card'],
  ['color-focus', 'color-accent-tint'],
  ['color-star', 'color-card'],
  ['color-star', 'color-paper'],
  ['color-success', 'color-card'],
]

describe.each(Object.entries(schemes))('The color tokens of the %s scheme', (_scheme, colors) => {
  it.each(textPairs)('let %s be read on %s (AA, 4.5)', (text, surface) => {
    expect(contrastRatio(colorOf(colors, text), colorOf(colors, surface))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('let %s be made out on %s (AA, 3)', (shape, surface) => {
    expect(contrastRatio(colorOf(colors, shape), colorOf(colors, surface))).toBeGreaterThanOrEqual(3)
  })
})

it('Every color token has a light and a dark value', () => {
  expect([...schemes.dark.keys()].sort()).toEqual([...schemes.light.keys()].sort())
  expect(schemes.light.size).toBeGreaterThan(30)
})

function colorsOf(block: RegExp): ReadonlyMap<string, string> {
  const body = block.exec(css)?.[1] ?? ''
  const declarations = body.matchAll(/--((?:color|stack)-[a-z-]+): (?:var\(--[a-z-]+, )?(#[0-9a-f]{6})\)?;/g)
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]))
}

function colorOf(colors: ReadonlyMap<string, string>, name: string): string {
  const color = colors.get(name)
  if (color === undefined) throw new Error(`No token --${name}`)
  return color
}
