import { pathTo, type ScreenMatch } from '@section/domain/access/screen-path.ts'
import { passState } from '@section/domain/invitations/passes/pass-state.ts'
import type { PageCard, PageVisit } from '../../../server/http/pages/page-card.ts'
import type { Services } from '../../../server/services.ts'
import { isLimitReached, lookUpPass } from './look-up-pass.ts'
import { passStateError } from './pass-error.ts'

/**
 * Returns what social networks show of an invitation's pages: what they show to everybody who opens them. Null for every
 * other page, and for an invitation that does not exist, is not open, or may not be looked up now, so that its page tells nothing.
 */
export async function findPassPageCard(
  services: Pick<Services, 'database' | 'limits'>,
  { id, params }: Pick<ScreenMatch, 'id' | 'params'>,
  { from, now }: PageVisit,
): Promise<PageCard | null> {
  if (id !== 'preview' && id !== 'pathway') return null
  const found = await lookUpPass({ services, viewer: undefined, from, now }, params['inviteCode'] ?? '')
  if (!found || isLimitReached(found) || passStateError(passState(found, now))) return null
  const { code, title, meta } = found
  return {
    title: meta.hero?.title ?? title,
    description: meta.hero?.subtitle ?? null,
    path: pathTo(id, { inviteCode: code }),
    image: meta.logo?.url ?? null,
    isDrawn: false,
  }
}
