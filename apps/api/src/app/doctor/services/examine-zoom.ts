import { createMeetingService } from '../../../features/events/registration/meeting-service.ts'
import { MeetingServiceFailure } from '../../../features/events/registration/meeting-service-failure.ts'
import { EMULATED, type Examined, faultsOr, type Finding, unset, wrong } from '../doctor-check.ts'

const RIGHTS = ['write:registrant', 'update:registrant_status', 'read:list_registrants']
const scopesOf = (kind: 'meeting' | 'webinar') => RIGHTS.map((right) => `${kind}:${right}:admin`)

/** Finds whether Zoom gives the school's app a token, and with which rights. */
export async function examineZoom({ config, clock }: Examined): Promise<Finding[]> {
  const service = createMeetingService(config)
  if (!config.zoom || !service)
    return [unset('ZOOM_ACCOUNT_ID is not set, so nobody is registered in meetings')]
  if (config.zoom.emulated) return [EMULATED]
  try {
    const given = await service.readScopes(clock())
    const missing = scopesOf('meeting').filter((scope) => !given.includes(scope))
    const hasWebinars = scopesOf('webinar').every((scope) => given.includes(scope))
    return faultsOr(
      missing.length > 0
        ? [`ZOOM_CLIENT_ID: its app lacks the scopes ${missing.join(', ')}; add them at Zoom.`]
        : [],
      `the app may register people for meetings${hasWebinars ? ' and webinars' : ', not for webinars'}`,
    )
  } catch (error) {
    if (!(error instanceof MeetingServiceFailure)) throw error
    return [wrong(sentence(error))]
  }
}

function sentence({ kind, tokenStatus }: MeetingServiceFailure): string {
  if (tokenStatus === 401)
    return 'ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET: Zoom knows no such app, or another secret of it.'
  if (tokenStatus === 400) return 'ZOOM_ACCOUNT_ID: Zoom gives this app no token for this account.'
  if (tokenStatus !== undefined) return 'ZOOM_OAUTH_URL: what answers there gives no tokens.'
  if (kind === 'daily limit')
    return 'Zoom has answered as often as it does on one day; registrations wait until tomorrow.'
  return 'ZOOM_API_URL, ZOOM_OAUTH_URL: Zoom does not answer there; leave them out for Zoom’s own addresses, and let this machine reach them.'
}
