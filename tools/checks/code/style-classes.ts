import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g
const COMMENT = /\/\*[\s\S]*?\*\//g
const CLASS = /\.([A-Za-z_][\w-]*)/g

/**
 * Returns a message for each class that a component takes from its stylesheet and that the stylesheet does not have. The
 * types cannot say it, because to them a stylesheet is an object with any names. docs/decisions/ui-kit.md
 */
export function findMissingClasses(root = '.'): string[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const code = text.replaceAll(IMPORT, '')
    return [...text.matchAll(IMPORT)].flatMap(([, name = '', specifier = '']) => {
      const stylesheet = join(dirname(file), specifier)
      const known = classesOf(readFileSync(join(root, stylesheet), 'utf8'))
      const uses = code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))
      return [...new Set([...uses].map(([, used = '']) => used))]
        .filter((used) => !known.has(used))
        .map((used) => `${file}: ${stylesheet} has no class ${used}.`)
    })
  })
}

function classesOf(css: string): ReadonlySet<string> {
  return new Set([...css.replaceAll(COMMENT, '').matchAll(CLASS)].map(([, name = '']) => name))
}
