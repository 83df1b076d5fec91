// @vitest-environment node
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const STYLES = /@mantine\/core\/styles\/(\w+\.layer\.css)/g
const mantineStyles = join(require.resolve('@mantine/core'), '../../styles')

it('Every variable of Mantine that an imported style reads without a fallback is declared', () => {
  const declared = new Set(
    variables(
      readFileSync(join(import.meta.dirname, 'mantine-variables.css'), 'utf8'),
      /(--mantine-[\w-]+):/g,
    ),
  )
  const styles = importedStyles()
  expect(styles.size).toBeGreaterThan(3)
  for (const style of styles) {
    const read = variables(
      readFileSync(join(mantineStyles, style), 'utf8'),
      /var\(\s*(--mantine-[\w-]+)\s*\)/g,
    )
    expect({ style, undeclared: read.filter((name) => !declared.has(name)) }).toEqual({
      style,
      undeclared: [],
    })
  }
})

function importedStyles(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx|css)$/.test(file),
  )
  return new Set(files.flatMap((file) => variables(readFileSync(join(source, file), 'utf8'), STYLES)))
}

function variables(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}
