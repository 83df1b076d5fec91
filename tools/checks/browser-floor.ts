import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { transform } from 'esbuild'
import { parseAst } from 'vite'
import { YOUNGER_FUNCTIONS } from '@section/web/app/browsers/younger-functions.ts'
import { BROWSER_FLOOR, buildTargets } from '../../apps/web/vite/browser-floor.ts'

/** The functions above the floor that the app uses only after checking that they exist. */
const ASKED_BEFORE: Record<string, string> = {
  ManagedMediaSource: 'hls.js plays with it where there is no MediaSource.',
  MediaSource: 'An iPhone has none, and plays lectures by itself.',
  SourceBuffer: 'It goes with MediaSource.',
  TouchEvent: 'The slider asks the window for it.',
  trustedTypes: 'Browsers without it have nothing to be told.',
  'Error.captureStackTrace': 'zod asks for it.',
  'navigator.connection': 'React measures without it.',
  'navigator.deviceMemory': 'The bot challenge takes a default.',
  'navigator.share': 'ShareButton asks for it.',
  'navigator.userAgentData': 'The positions of menus are told by the older name.',
  'document.startViewTransition': 'The router asks for it.',
  'document.pictureInPictureEnabled':
    'Firefox has a button of its own, and the player none where this is missing.',
  'document.pictureInPictureElement': 'It goes with the former.',
  'document.exitPictureInPicture': 'It goes with the former.',
  ':selection': 'A color that a browser leaves out changes no meaning.',
}

/** Matches the file that replaces the newer functions. */
const REPLACEMENTS = /^replacements-/

interface Compat {
  __compat?: { support: Record<string, Support | Support[]> }
}
interface Support {
  version_added: string | boolean | null
  version_removed?: unknown
  flags?: unknown
  prefix?: unknown
  alternative_name?: unknown
  partial_implementation?: unknown
}
type Features = Compat & { [name: string]: Features }

interface Data {
  api: Features
  javascript: { builtins: Features }
  css: { selectors: Features; 'at-rules': Features }
}

const require = createRequire(import.meta.url)
const data = require('@mdn/browser-compat-data') as Data
/** The browsers by their names in the data. */
const BROWSERS = { ...BROWSER_FLOOR, safari_ios: BROWSER_FLOOR.ios, ios: undefined }

const replaced: ReadonlySet<string> = new Set(YOUNGER_FUNCTIONS)
const { globals, members, methods } = youngerNames()

/**
 * Returns a message for each function and piece of syntax of a built script or style sheet that a browser at the floor does
 * not know and nothing replaces. Functions are found by name, so a method of an object of unknown kind counts when only
 * the language has its name.
 */
export async function findAboveFloor(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  const name = basename(file)
  if (name.endsWith('.css')) return youngerSelectors(text).map((found) => `${name}: ${found}`)
  const functions = REPLACEMENTS.test(name) ? [] : youngerFunctions(text)
  const syntax = await youngerSyntax(text)
  return [...functions, ...syntax].map((found) => `${name}: ${found}`)
}

interface Node {
  type: string
  [key: string]: unknown
}

/** Returns the newer functions that a script uses, by their paths. */
function youngerFunctions(text: string): string[] {
  const found = new Set<string>()
  const note = (path: string) => {
    if (!replaced.has(path) && !(path in ASKED_BEFORE)) found.add(path)
  }
  const visit = (node: unknown, parent?: Node, key?: string): void => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, parent, key))
    if (typeof node !== 'object' || node === null) return
    const { type } = node as Node
    if (type === 'MemberExpression') noteMember(node as Node, parent, note)
    const isName =
      parent?.type === 'MemberExpression' ? key === 'object' : parent?.type !== 'Property' || key === 'value'
    if (type === 'Identifier' && isName && globals.has(String((node as Node)['name'])))
      note(String((node as Node)['name']))
    for (const [name, child] of Object.entries(node)) if (name !== 'type') visit(child, node as Node, name)
  }
  visit(parseAst(text))
  return [...found]
}

const WINDOWS = ['window', 'self', 'globalThis']

function noteMember(node: Node, parent: Node | undefined, note: (path: string) => void): void {
  const { object, property, computed } = node as unknown as {
    object: Node
    property: Node
    computed: boolean
  }
  if (computed || property.type !== 'Identifier') return
  const name = String(property['name'])
  const of = object.type === 'Identifier' ? String(object['name']) : ''
  if (WINDOWS.includes(of) && globals.has(name)) note(name)
  if (members.has(`${of}.${name}`)) note(`${of}.${name}`)
  const isCall = parent?.type === 'CallExpression' && parent['callee'] === node
  const path = methods.get(name)
  if (isCall && path) note(path)
}

/** Returns syntax that the build should have transformed for the floor. */
async function youngerSyntax(text: string): Promise<string[]> {
  // esbuild would transform this syntax for browsers that know it but not the letters of the newest Unicode.
  const supported = { 'regexp-unicode-property-escapes': true }
  const options = { logLevel: 'silent', legalComments: 'none', supported } as const
  const [asIs, lowered] = await Promise.all([
    transform(text, { ...options, target: 'esnext' }),
    transform(text, { ...options, target: buildTargets() }),
  ])
  if (asIs.code === lowered.code) return []
  const lines = lowered.code.split('\n')
  const at = asIs.code.split('\n').findIndex((line, index) => line !== lines[index])
  return [`syntax near ${asIs.code.split('\n')[at]?.slice(0, 120)}`]
}

/** Returns selectors whose whole rule a browser at the floor would drop. */
function youngerSelectors(text: string): string[] {
  const preludes = [...text.matchAll(/([^{}]+){/g)].map(([, prelude = '']) => prelude)
  const names = preludes.flatMap((prelude) =>
    [...prelude.matchAll(/:([a-z][a-z-]+)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
    .filter((name) => isYounger(data.css.selectors[name] ?? {}))
    .map((name) => `:${name}`)
    .filter((name) => !(name in ASKED_BEFORE))
}

/** Returns the names that a browser at the floor does not know: globals, members of a global, and methods of the language. */
function youngerNames() {
  const globals = new Set<string>()
  const members = new Set<string>()
  const methods = new Map<string, string>()
  const known = new Set<string>()
  for (const features of [data.javascript.builtins, data.api])
    for (const [owner, feature] of Object.entries(features)) {
      if (owner === '__compat') continue
      if (isYounger(feature)) globals.add(owner)
      for (const [member, inner] of Object.entries(feature)) {
        if (member === '__compat' || !inner.__compat) continue
        const name = member.replace(/_static$/, '')
        const isOfObject = member !== name || features === data.javascript.builtins
        if (!isYounger(inner)) known.add(name)
        else if (owner === 'Navigator' || owner === 'Document') members.add(`${owner.toLowerCase()}.${name}`)
        else if (isOfObject) {
          members.add(`${owner}.${name}`)
          if (!isYounger(feature) && isMethod(owner, name)) methods.set(name, `${owner}.prototype.${name}`)
        }
      }
    }
  // Names that older objects or objects of the page also have are left out, because they prove nothing.
  for (const name of [...known, ...Object.values(data.api).flatMap((feature) => Object.keys(feature))])
    methods.delete(name)
  return { globals, members, methods }
}

/** Returns whether objects of a class have a method; the data does not distinguish it from a method of the class itself. */
function isMethod(owner: string, name: string): boolean {
  const of = Reflect.get(globalThis, owner) as { prototype?: object } | undefined
  return of?.prototype !== undefined && name in of.prototype
}

function isYounger({ __compat: compat }: Compat): boolean {
  if (!compat) return false
  return Object.entries(BROWSERS).some(([browser, floor]) => {
    const support = compat.support[browser]
    if (floor === undefined || support === undefined) return false
    return ![support].flat().some((one) => hasSince(one, floor))
  })
}

function hasSince(support: Support, floor: number): boolean {
  const { version_added: version, version_removed, flags, prefix, alternative_name } = support
  if (version_removed || flags || prefix || alternative_name || !version || version === 'preview')
    return false
  return version === true || parseFloat(version.replace('≤', '')) <= floor
}
