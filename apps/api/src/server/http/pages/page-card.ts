import type { FastifyRequest } from 'fastify'
import type { ScreenMatch } from '@section/domain/access/screen-path.ts'
import { publicUrl } from '../../links/public-url.ts'
import type { Services } from '../../services.ts'
import { html } from './html.ts'

/** The title, text and picture that social networks and messengers show for a link to a page. */
export interface PageCard {
  title: string
  description: string
  /** The path of the page, from which copies with a query do not differ. */
  path: string
  /** A path of this server or an https address: of a PNG of 1200 by 630 pixels where `isDrawn` says so. */
  image: string
  isDrawn: boolean
}

/** Returns the card of a page that everybody may know of; null for every other page. */
export type FindPageCard = (services: Services, match: ScreenMatch) => Promise<PageCard | null>

/** Returns the Open Graph and Twitter tags of a page, by the first feature that knows it; empty for all other pages. */
export async function cardTags(
  services: Services,
  finders: readonly FindPageCard[],
  { match, request }: { match: ScreenMatch | null; request: FastifyRequest },
): Promise<string> {
  if (!match) return ''
  try {
    for (const find of finders) {
      const card = await find(services, match)
      if (card) return tagsOf(card, services)
    }
  } catch (error) {
    // The page works without them, also while the database cannot be reached.
    request.log.error({ err: error, requestId: request.id }, 'A page goes without its card')
  }
  return ''
}

function tagsOf({ title, description, path, image, isDrawn }: PageCard, { config }: Services): string {
  const origin = publicUrl(config)
  const picture = new URL(image, `${origin}/`).href
  const size = html`<meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" />`
  return html`<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${config.brand.name}" />
    <meta property="og:title" content="${title}" /><meta property="og:description" content="${description}" />
    <meta property="og:url" content="${origin}${path}" />
    <meta property="og:image" content="${picture}" />${isDrawn ? size : null}
    <meta name="twitter:card" content="summary_large_image" /><meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${picture}" />`.text
}
