import type { PassContext, PassDetails, PassMeta } from '@section/contract/generated/schema-types.ts'
import { passState, staysTuned } from '@section/domain/invitations/pass-state.ts'
import type { Services } from '../../../server/services.ts'
import { findPreviewFilms, type Pass } from './invitations-store.ts'
import { passError, type PassError } from './pass-error.ts'

const DEFAULT_BUTTON = 'Join Here'

type DetailServices = Pick<Services, 'database' | 'mediaLinks'>

/**
 * What one screen shows of a pass at `now` (epoch ms), and nothing besides: neither its slots and addresses nor what
 * only another screen shows. Specification 1, sections 2.3 and 3.
 */
export async function passDetails(
  services: DetailServices,
  pass: Pass,
  context: PassContext,
  now: number,
): Promise<PassDetails> {
  if (context === 'TopNav') return { ...NOTHING, code: pass.code, meta: navMeta(pass) }
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
    error: state === 'OPEN' ? null : passError(state === 'FULL' ? '402' : '410'),
  }
  if (context === 'InviteRegistration') {
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
    content: await previewContent(services, pass, now),
    meta: previewMeta(pass),
  }
}

/** The answer to a code that comes after too many others. */
export function limitedPass(code: string, error: PassError): PassDetails {
  return { ...NOTHING, code, error }
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

/** When the pass begins to grant anything, as long as that is in the future. */
const beginning = (pass: Pass, now: number): string | null =>
  pass.beginsAt !== null && staysTuned(pass, now) ? new Date(pass.beginsAt).toISOString() : null

const navMeta = ({ meta }: Pass): PassMeta => ({ ...NO_META, navLogoUrl: meta.navLogoUrl ?? null })

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

function hero({ meta }: Pass): PassMeta['hero'] {
  return meta.hero
    ? {
        title: meta.hero.title,
        subtitle: meta.hero.subtitle ?? null,
        subtitleFontSize: meta.hero.subtitleFontSize ?? null,
      }
    : null
}

async function previewContent({ database, mediaLinks }: DetailServices, pass: Pass, now: number) {
  const films = await findPreviewFilms(database.db, pass.previewKeys)
  const isOver = passState(pass, now) === 'EXPIRED'
  return films.map((film) => ({
    ...film,
    playlistUrl: isOver ? null : mediaLinks.playlistUrl(film.externalKey, `pass_${pass.code}`, now),
  }))
}
