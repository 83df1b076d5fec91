import type { Check } from './check.ts'
import { checkConfiguration } from './server/check-configuration.ts'
import { checkDatabase } from './server/check-database.ts'
import { checkFiles } from './server/check-files.ts'
import { checkMediaOrigin } from './server/check-media-origin.ts'
import { checkNode } from './server/check-node.ts'
import { createSiteCheck } from './server/check-site.ts'
import { checkAlgolia } from './services/check-algolia.ts'
import { checkErrorSink } from './services/check-error-sink.ts'
import { checkFlags } from './services/check-flags.ts'
import { checkMailServer } from './services/check-mail-server.ts'
import { checkSegment } from './services/check-segment.ts'
import { createSenderCheck } from './services/check-sender.ts'
import { checkStorage } from './services/check-storage.ts'
import { checkStripe } from './services/check-stripe.ts'
import { checkTutor } from './services/check-tutor.ts'
import { checkZoom } from './services/check-zoom.ts'
import { checkRealms } from './sign-in/check-realms.ts'
import { checkSocial } from './sign-in/check-social.ts'

/** All checks, in the order of the report. */
export const CHECKS: readonly Check[] = [
  { name: 'Node', run: checkNode },
  { name: 'Configuration', run: checkConfiguration },
  { name: 'Files', run: checkFiles },
  { name: 'Database', run: checkDatabase },
  { name: 'Public address', run: createSiteCheck() },
  { name: 'Media site', run: checkMediaOrigin },
  { name: 'Mail server', run: checkMailServer },
  { name: 'Sender of mail', run: createSenderCheck() },
  { name: 'Photo storage', run: checkStorage },
  { name: 'Stripe', run: checkStripe },
  { name: 'Zoom', run: checkZoom },
  { name: 'Algolia', run: checkAlgolia },
  { name: 'Flags', run: checkFlags },
  { name: 'Tutor', run: checkTutor },
  { name: 'Social sign-in', run: checkSocial },
  { name: 'Employers’ sign-in', run: checkRealms },
  { name: 'Marketing events', run: checkSegment },
  { name: 'Error reports', run: checkErrorSink },
]
