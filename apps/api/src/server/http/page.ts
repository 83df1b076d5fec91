import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { ScreenDrawing } from '@section/contract/screen-drawing.ts'
import { redirectTexts } from '@section/domain/identity/sign-in-redirect.ts'
import type { Config } from '../config.ts'

const Preloads = z.array(
  z.object({
    pattern: z.string(),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
    operations: z.array(
      z.object({ name: z.string(), documentId: z.string(), variables: z.record(z.string(), z.string()) }),
    ),
  }),
)
const Prerendered = z.array(
  z.object({
    pattern: z.string(),
    social: z.boolean().default(false),
    html: z.string(),
  }),
)
type Preload = z.infer<typeof Preloads>[number]

/** An operation that a screen starts with; a variable is `$user`, or the number of a star in the pattern. */
export interface FirstOperation {
  name: string
  documentId: string
  variables: Record<string, string>
}

/** The page of the web app for an address: with the school's configuration, and what that screen will need. */
export interface ScreenPage {
  /** With `screen`, or with what was drawn at build time, for an address with these parameters. */
  drawn: (search: string, screen?: string) => string
  /** The same without anything drawn. */
  undrawn: string
  /** Draws the screen for a member; null where the build brings no such drawing. */
  drawing: ScreenDrawing | null
  /** What the screen will ask first. */
  operations: FirstOperation[]
  /** What the stars of the screen's pattern stand for in this address. */
  parts: string[]
}

export type Pages = (path: string) => ScreenPage

/** Reads the built page once and prepares it for every screen. Errors: the web app is not built. */
export async function readPages(root: string, config: Config): Promise<Pages> {
  const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => {
    throw new Error(`The web app is not built in ${root}. Run npm start, or npm run build.`)
  })
  const page = html
    .replace(
      /(<script type="application\/json" id="config">)(<\/script>)/,
      (_match, start: string, end: string) => `${start}${pageConfig(config)}${end}`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(config.brand.name)}</title>`)
  const prerendered = Prerendered.parse(await readJson(root, 'prerendered.json'))
  const drawings = await readDrawings(root)
  const screens = Preloads.parse(await readJson(root, 'preloads.json')).map((preload) => {
    const { pattern, operations } = preload
    const fitting = prerendered.filter((drawn) => drawn.pattern === pattern)
    const chosen = fitting.find(({ social }) => social === Boolean(config.social)) ?? fitting[0]
    const withTags = page.replace('</head>', () => `${preloadTags(preload, chosen !== undefined)}</head>`)
    const words = wordsOf(config)
    const prerender = chosen && fillIn(chosen.html, words)
    const drawn = (search: string, screen?: string) => {
      const html =
        screen === undefined ? prerender && fillIn(prerender, searchesOf(search)) : fillIn(screen, words)
      return withTags.replace('<div id="root"></div>', () => `<div id="root">${html ?? ''}</div>`)
    }
    return {
      pattern,
      operations,
      drawn,
      undrawn: page.replace('</head>', () => `${preloadTags(preload, false)}</head>`),
      drawing: drawings[pattern] ?? null,
    }
  })
  const places = screens
    .filter(({ pattern }) => pattern !== '')
    .map((screen) => ({ ...screen, expression: toExpression(screen.pattern) }))
  const undrawn = screens.find(({ pattern }) => pattern === '')?.undrawn ?? page
  const other = { drawn: () => undrawn, undrawn, drawing: null, operations: [], parts: [] }
  return (path) => {
    for (const { expression, ...screen } of places) {
      const match = expression.exec(path)
      if (match) return { ...screen, parts: match.slice(1) }
    }
    return other
  }
}

async function readJson(root: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, file), 'utf8').catch(() => '[]'))
}

/** What the build brings to draw screens with, by patterns; nothing where the web app is served from elsewhere. */
async function readDrawings(root: string): Promise<Record<string, ScreenDrawing>> {
  const file = join(root, 'drawings/drawings.js')
  if (!existsSync(file)) return {}
  const built = (await import(pathToFileURL(file).href)) as { drawings: Record<string, ScreenDrawing> }
  return built.drawings
}

/** Puts words into what was drawn where they are not known, and leaves the places of others. */
const fillIn = (html: string, words: Record<string, string>) =>
  html.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(words, name) ? escapeHtml(words[name] ?? '') : place,
  )

/** The school's own words. */
const wordsOf = ({ brand, social }: Config): Record<string, string> => ({
  brandName: brand.name,
  supportEmail: brand.supportEmail,
  contactUrl: brand.contactUrl,
  logoUrl: brand.logoUrl,
  termsUrl: brand.termsUrl,
  helpCenterUrl: brand.helpCenterUrl,
  calendarUrl: brand.calendarUrl,
  socialName: social?.name ?? '',
})

/** What the links of the login page carry of its address. Specification 1, section 2.3. */
function searchesOf(search: string): Record<string, string> {
  const { redirectPath } = redirectTexts(search)
  return {
    search: asSearch(new URLSearchParams(search)),
    signUpSearch: asSearch(new URLSearchParams(redirectPath ? { redirectPath } : {})),
  }
}

const asSearch = (parameters: URLSearchParams) => (parameters.size === 0 ? '' : `?${parameters}`)

/** `/courses/*` as an expression: a star is one part of the path. */
const toExpression = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}/?$`)

/** Where something is drawn already, what it needs goes first; the scripts wait for `boot.ts` to call them. */
function preloadTags({ scripts, styles, fonts }: Preload, drawn: boolean): string {
  const priority = drawn ? ' fetchpriority="low"' : ''
  return [
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${priority} href="${href}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="${drawn ? 'later' : 'modulepreload'}" crossorigin href="${href}">`),
  ].join('')
}

/** What the page may know; `<` is escaped so that no value can end the script element. */
function pageConfig(config: Config): string {
  const { brand, identity, social } = config
  return JSON.stringify({
    brandName: brand.name,
    clientId: identity.clientId,
    cookieNamespace: identity.cookieNamespace,
    cookieDomain: identity.cookieDomain ?? null,
    secureCookies: config.production,
    supportEmail: brand.supportEmail,
    contactUrl: brand.contactUrl,
    marketingUrl: brand.marketingUrl,
    logoUrl: brand.logoUrl,
    accentColor: brand.accentColor,
    termsUrl: brand.termsUrl,
    helpCenterUrl: brand.helpCenterUrl,
    newTicketUrl: brand.newTicketUrl,
    calendarUrl: brand.calendarUrl,
    sprintCenterUrl: brand.sprintCenterUrl,
    redirectOrigins: identity.redirectOrigins,
    tracking: config.tracking,
    errorReporting: config.errorReporting,
    // A place that `outagePage` fills in.
    outage: null,
    social: social && { name: social.name },
    demo: config.demo,
  }).replaceAll('<', '\\u003c')
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
