import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { FirstOperation } from './first-data.ts'

const Preloads = z.array(
  z.object({
    pattern: z.string(),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    fonts: z.array(z.string()),
    operations: z.array(z.object({ documentId: z.string(), variables: z.record(z.string(), z.string()) })),
  }),
)
const Prerendered = z.array(
  z.object({ pattern: z.string(), social: z.boolean().default(false), html: z.string() }),
)
type Preload = z.infer<typeof Preloads>[number]

/** The page of the web app for an address: with the school's configuration, and what that screen will need. */
export interface ScreenPage {
  html: string
  /** The same without what was drawn at build time. */
  undrawn: string
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
  const drawn = Prerendered.parse(await readJson(root, 'prerendered.json'))
  const screens = Preloads.parse(await readJson(root, 'preloads.json')).map((preload) => {
    const drawings = drawn.filter(({ pattern }) => pattern === preload.pattern)
    const fitting = drawings.find(({ social }) => social === Boolean(config.social)) ?? drawings[0]
    const drawing = fitting?.html ?? ''
    const withTags = (drawn: boolean) =>
      page.replace('</head>', () => `${preloadTags(preload, drawn)}</head>`)
    return {
      name: preload.pattern,
      pattern: toPattern(preload.pattern),
      operations: preload.operations,
      html: withTags(drawing !== '').replace(
        '<div id="root"></div>',
        () => `<div id="root">${fillIn(drawing, config)}</div>`,
      ),
      undrawn: withTags(false),
    }
  })
  const other = screens.find(({ name }) => name === '')
  return (path) => {
    for (const { pattern, html, undrawn, operations } of screens) {
      const match = pattern.exec(path)
      if (match) return { html, undrawn, operations, parts: match.slice(1) }
    }
    return { html: other?.html ?? page, undrawn: other?.undrawn ?? page, operations: [], parts: [] }
  }
}

async function readJson(root: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, file), 'utf8').catch(() => '[]'))
}

/** Puts the school's own words into what was drawn at build time. */
function fillIn(html: string, { brand, social }: Config): string {
  const words: Record<string, string> = {
    brandName: brand.name,
    supportEmail: brand.supportEmail,
    termsUrl: brand.termsUrl,
    helpCenterUrl: brand.helpCenterUrl,
    socialName: social?.name ?? '',
  }
  return html.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => escapeHtml(words[name] ?? ''))
}

/** `/courses/*` as an expression: a star is one part of the path. */
const toPattern = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}/?$`)

/** Where something is drawn already, the styles that it needs go first and scripts and fonts follow. */
function preloadTags({ scripts, styles, fonts }: Preload, drawn: boolean): string {
  const priority = drawn ? ' fetchpriority="low"' : ''
  return [
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${priority} href="${href}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin${priority} href="${href}">`),
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
