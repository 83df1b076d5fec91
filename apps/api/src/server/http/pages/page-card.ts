import type { FastifyRequest } from 'fastify'
import type { ScreenMatch } from '@section/domain/access/screen-path.ts'
import { publicUrl } from '../../links/public-url.ts'
import type { Config } from '../../config/config.ts'
import type { Services } from '../../services.ts'
import { APPLE_TOUCH_ICON } from './icons.ts'
import { type Html, html } from './html.ts'

/** The title, text and picture that social networks and messengers show for a link to a page. */
export interface PageCard {
  title: string
  /** Null for the school's own. */
  description: string | null
  /** The path of the page, from which copies with a query do not differ. */
  path: string
  /** A path of this server or an https address: of a PNG of 1200 by 630 pixels where `isDrawn` says so; null for the school's icon. */
  image: string | null
  isDrawn: boolean
}

/** The IP address of whoever asks for a page, and the time in epoch ms. */
export interface PageVisit {
  from: string
  now: number
}

/** Returns the card of a page that everybody may know of; null for every other page. */
export type FindPageCard = (
  services: Services,
  match: ScreenMatch,
  visit: PageVisit,
) => Promise<PageCard | null>

/** Returns the card of a page, by the first feature that knows it; null for all other pages. */
export async function findCard(
  services: Services,
  finders: readonly FindPageCard[],
  { match, request }: { match: ScreenMatch | null; request: FastifyRequest },
): Promise<PageCard | null> {
  if (!match) return null
  const visit = { from: request.ip, now: services.clock() }
  try {
    for (const find of [...finders, findEntranceCard]) {
      const card = await find(services, match, visit)
      if (card) return card
    }
  } catch (error) {
    // The page works without it, also while the database cannot be reached.
    request.log.error({ err: error, requestId: request.id }, 'A page goes without its card')
  }
  return null
}

/** The addresses by which people know the school. */
const findEntranceCard: FindPageCard = async ({ config }, { id, screen: { path } }) =>
  id === 'home' || id === 'login'
    ? { title: config.brand.name, description: null, path, image: null, isDrawn: false }
    : null

/** Returns the title and the description of a page, and the Open Graph and Twitter tags of its card. */
export function headTags(
  card: PageCard | null,
  { match, config }: { match: ScreenMatch | null; config: Config },
): Html {
  const { name } = config.brand
  const school = `Live courses, on-demand lessons and a network of peers: the member center of ${name}.`
  const description = card?.description ?? school
  const own = match?.screen.title ?? card?.title
  return html`<title>${own ? `${name} - ${own}` : name}</title>
    <meta name="description" content="${description}" />
    ${match?.screen.unlisted ? UNLISTED : null}${card && cardTags(card, description, config)}`
}

const UNLISTED = html`<meta name="robots" content="noindex" />`

function cardTags({ title, path, image, isDrawn }: PageCard, description: string, config: Config): Html {
  const origin = publicUrl(config)
  const picture = new URL(image ?? APPLE_TOUCH_ICON, `${origin}/`).href
  const size = html`<meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />`
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="${config.brand.name}" />
    <meta property="og:title" content="${title}" /><meta property="og:description" content="${description}" />
    <meta property="og:url" content="${origin}${path}" />
    <meta property="og:image" content="${picture}" />${isDrawn ? size : null}
    <meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${picture}" />`
}
