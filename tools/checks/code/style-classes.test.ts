import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findMissingClasses } from './style-classes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'section-classes-'))
  mkdirSync(join(root, 'packages/ui/src/card'), { recursive: true })
  writeFileSync(
    join(root, 'packages/ui/src/card/card.module.css'),
    '/* Not a .shadow. */\n.card { padding: 0.5rem }\n.card:hover > .title { margin: 0 }\n',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

/** Returns the problems of a component that uses the stylesheet above. */
function checkComponent(code: string): string[] {
  const text = `import css from './card.module.css'\n${code}\n`
  writeFileSync(join(root, 'packages/ui/src/card/Card.tsx'), text)
  return findMissingClasses(root)
}

test('The repository itself takes no class that its stylesheet lacks', () => {
  expect(findMissingClasses(join(import.meta.dirname, '../../..'))).toEqual([])
})

test('A component may take each class of its stylesheet', () => {
  expect(checkComponent('<a className={css.card}><b className={css.title} /></a>')).toEqual([])
})

test.each(['heading', 'shadow'])('The class %s, which the stylesheet lacks, is refused', (name) => {
  expect(checkComponent(`<a className={css.card}><b className={css.${name}} /></a>`)).toEqual([
    `packages/ui/src/card/Card.tsx: packages/ui/src/card/card.module.css has no class ${name}.`,
  ])
})
