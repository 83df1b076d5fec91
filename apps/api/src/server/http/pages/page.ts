import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ScreenMatch } from '@section/domain/access/screen-path.ts'
import type { OutageNotice } from '@section/domain/flags/outage.ts'
import { type Config } from '../../config/config.ts'
import { ConfigError } from '../../config/config-error.ts'
import { headTags, type PageCard } from './page-card.ts'
import { pageConfig } from './page-config.ts'

const Files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })
const Preloads = z.object({
  fonts: z.array(z.string()),
  screens: z.record(z.string(), Files),
  /** The files of members' screens without files of their own. */
  shell: Files,
})
const NO_PRELOADS = { fonts: [], screens: {}, shell: { scripts: [], styles: [] } }

interface PageRequest {
  match: ScreenMatch | null
  /** True if the browser says that somebody is signed in. */
  signedIn: boolean
  outage: OutageNotice | null
  card: PageCard | null
}

/** Returns the page of the web app for a request, with the school's configuration and the files of the screen. */
export type Pages = (request: PageRequest) => string

/** Reads the built page once and prepares it for every screen. Errors: `ConfigError` when the web app is not built. */
export async function readPages(root: string, config: Config): Promise<Pages> {
  const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => {
    throw new ConfigError(`WEB_DIR: the web app is not built in ${root}. Run npm start, or npm run build.`)
  })
  const file = await readFile(join(root, 'preloads.json'), 'utf8').catch(() => JSON.stringify(NO_PRELOADS))
  const { fonts, screens, shell } = Preloads.parse(JSON.parse(file))
  const untitled = html.replace(TITLE, '').replace(DESCRIPTION, '')
  return ({ match, signedIn, outage, card }) => {
    const files = match && (screens[match.id] ?? (match.screen.access && shell))
    const head = headTags(card, { match, config }).text + (files ? preloadTags(fonts, files) : '')
    const page = untitled
      .replace('</head>', () => `${head}</head>`)
      .replace('id="config">', () => `id="config">${pageConfig(config, outage)}`)
    // Visitors are redirected to the login page and must not see a members' screen first.
    return match?.screen.access && signedIn && !outage ? page : page.replace(SKELETON, '')
  }
}

/** The title and description of the built page, which the development server shows; here each page has its own. */
const TITLE = /<title>.*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/
/** The skeleton of a members' screen, which is shown before the scripts have run. */
const SKELETON = /<!--skeleton-->.*<!--\/skeleton-->/s

function preloadTags(fonts: readonly string[], { scripts, styles }: z.infer<typeof Files>): string {
  return [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    // Last, because texts are shown in a font of the same size until these arrive.
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
  ].join('')
}
