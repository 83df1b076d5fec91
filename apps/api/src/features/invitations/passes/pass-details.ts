import type {
  PassDetails,
  PassMeta,
  QueryGetPassDetailsByCodeArgs,
} from '@section/contract/generated/schema-types.ts'
import { passState, beginsLater } from '@section/domain/invitations/passes/pass-state.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { refusedResult } from '../../../server/graphql/refused-result.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { adjustForOwnSeat } from '../seats/pass-seats-store.ts'
import { lookUpPass, isLimitReached } from './look-up-pass.ts'
import { findPreviewVideos, type Pass } from './invitations-store.ts'
import { passStateError } from './pass-error.ts'

const DEFAULT_BUTTON = 'Join Here'

/**
 * Returns only those details of a pass that the given screen shows, never its slots or addresses; null when there is no
 * such pass. Errors: LIMIT_EXCEEDED, 402, 410.
 */
export async function getPassDetailsByCode(
  context: RequestContext,
  { code, context: screen }: QueryGetPassDetailsByCodeArgs,
): Promise<PassDetails | null> {
  const { now } = context
  const found = await lookUpPass(context, code)
  if (!found) return null
  if (isLimitReached(found))
    return refusedResult<PassDetails>({ ...NOTHING, code })(limitReachedError(context, found))
  const pass = await adjustForOwnSeat(context, found)
  if (screen === 'TopNav')
    return { ...NOTHING, code: pass.code, meta: { ...NO_META, navLogoUrl: pass.meta.navLogoUrl ?? null } }
  const state = passState(pass, now)
  const shared = {
    ...NOTHING,
    code: pass.code,
    title: pass.title,
    targetSegment: pass.segment,
    showRegistration: pass.showRegistration,
    redirectUrl: pass.redirectUrl,
    usesSSO: pass.realm !== null,
    state,
    beginsAt: beginning(pass, now),
    error: passStateError(state),
  }
  if (screen === 'InviteRegistration') {
    return {
      ...shared,
      usesOTRC: pass.usesOTRC,
      hasRedemptionCode: pass.hasRedemptionCode,
      extraCollectionFields: pass.extraFields,
      meta: { ...NO_META, hero: hero(pass), logo: pass.meta.logo ?? null },
    }
  }
  return {
    ...shared,
    introContent: pass.introContent,
    content: await previewContent(context, pass),
    meta: previewMeta(pass),
  }
}

const NO_META: PassMeta = { ctaButton: null, hero: null, logo: null, testimonial: null, navLogoUrl: null }

const NOTHING = {
  title: null,
  content: null,
  showRegistration: null,
  redirectUrl: null,
  usesSSO: null,
  usesOTRC: null,
  hasRedemptionCode: null,
  targetSegment: null,
  extraCollectionFields: null,
  meta: null,
  introContent: null,
  state: null,
  beginsAt: null,
  error: null,
}

/** Returns the date on which the pass begins to grant access, as long as it is in the future. */
const beginning = (pass: Pass, now: number): number | null => (beginsLater(pass, now) ? pass.beginsAt : null)

function previewMeta(pass: Pass): PassMeta {
  const { ctaButton, logo, testimonial } = pass.meta
  return {
    ...NO_META,
    ctaButton: {
      text: ctaButton?.text ?? DEFAULT_BUTTON,
      url: ctaButton?.url ?? null,
      label: ctaButton?.label ?? null,
    },
    hero: hero(pass),
    logo: logo ?? null,
    testimonial: testimonial
      ? { ...testimonial, job: testimonial.job ?? null, image: testimonial.image ?? null }
      : null,
  }
}

function hero({ meta: { hero } }: Pass): PassMeta['hero'] {
  return hero
    ? { ...hero, subtitle: hero.subtitle ?? null, subtitleFontSize: hero.subtitleFontSize ?? null }
    : null
}

async function previewContent({ services, now }: RequestContext, pass: Pass) {
  const { database, mediaLinks } = services
  const videos = await findPreviewVideos(database.db, pass.previewKeys)
  const isOver = passState(pass, now) === 'EXPIRED'
  return videos.map((video) => ({
    ...video,
    playlistUrl: isOver ? null : mediaLinks.playlistUrl(video.externalKey, `pass_${pass.code}`, now),
  }))
}
