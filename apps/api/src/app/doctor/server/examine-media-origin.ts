import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { publicUrl } from '../../../server/links/public-url.ts'
import { type Examined, faultsOr, type Finding, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'
import { askSite } from './ask-site.ts'

/** A picture that no video has. The media host answers it, too, with the headers that let pages load from it. */
const NO_PICTURE = '/v2/media/no-such-video/poster.webp'
const NO_SEGMENT = '/v2/media/no-such-video/video-720/000.m4s'

/** Finds whether the site of the videos lets the school's pages load from it, and shows nothing else. */
export async function examineMediaOrigin({ config }: Examined): Promise<Finding[]> {
  const { mediaOrigin } = config.content
  if (mediaOrigin === null) return [unset('MEDIA_ORIGIN is not set, so videos come from PUBLIC_URL')]
  const pages = new URL(publicUrl(config)).origin
  try {
    const [picture, segment, page] = await Promise.all(
      [NO_PICTURE, NO_SEGMENT, SITE_MAP.courses.path].map((path) => askSite(mediaOrigin + path)),
    )
    const allowed = picture?.headers['access-control-allow-origin']
    return faultsOr(
      [
        ...(allowed === pages
          ? []
          : [
              `MEDIA_ORIGIN: ${mediaOrigin} does not let pages of ${pages} load from it (Access-Control-Allow-Origin); let it lead to this server, started with this variable.`,
            ]),
        ...(segment?.status === 403
          ? []
          : [
              `MEDIA_ORIGIN: a part of a video is answered with ${segment?.status ?? 0} where the server refuses it (403); keep no parts without asking the server.`,
            ]),
        ...(page?.status === 200
          ? [
              `MEDIA_ORIGIN: pages of the school open at ${mediaOrigin}, too; let it answer 404 to all but /manifests/ and /v2/media/.`,
            ]
          : []),
      ],
      `${mediaOrigin} lets the school’s pages load videos`,
    )
  } catch (error) {
    return [wrong(`MEDIA_ORIGIN: ${mediaOrigin} cannot be reached: ${connectionFailure(error)}.`)]
  }
}
