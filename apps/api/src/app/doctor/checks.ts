import type { DoctorCheck } from './doctor-check.ts'
import { examineConfiguration } from './server/examine-configuration.ts'
import { examineDatabase } from './server/examine-database.ts'
import { examineFiles } from './server/examine-files.ts'
import { examineMediaOrigin } from './server/examine-media-origin.ts'
import { examineNode } from './server/examine-node.ts'
import { createSiteCheck } from './server/examine-site.ts'
import { examineAlgolia } from './services/examine-algolia.ts'
import { examineErrorSink } from './services/examine-error-sink.ts'
import { examineFlags } from './services/examine-flags.ts'
import { examineMailServer } from './services/examine-mail-server.ts'
import { examineSegment } from './services/examine-segment.ts'
import { createSenderCheck } from './services/examine-sender.ts'
import { examineStorage } from './services/examine-storage.ts'
import { examineStripe } from './services/examine-stripe.ts'
import { examineTutor } from './services/examine-tutor.ts'
import { examineZoom } from './services/examine-zoom.ts'
import { examineRealms } from './sign-in/examine-realms.ts'
import { examineSocial } from './sign-in/examine-social.ts'

/** All checks, in the order of the report. */
export const CHECKS: readonly DoctorCheck[] = [
  { name: 'Node', run: examineNode },
  { name: 'Configuration', run: examineConfiguration },
  { name: 'Files', run: examineFiles },
  { name: 'Database', run: examineDatabase },
  { name: 'Public address', run: createSiteCheck() },
  { name: 'Media site', run: examineMediaOrigin },
  { name: 'Mail server', run: examineMailServer },
  { name: 'Sender of mail', run: createSenderCheck() },
  { name: 'Photo storage', run: examineStorage },
  { name: 'Stripe', run: examineStripe },
  { name: 'Zoom', run: examineZoom },
  { name: 'Algolia', run: examineAlgolia },
  { name: 'Flags', run: examineFlags },
  { name: 'Tutor', run: examineTutor },
  { name: 'Social sign-in', run: examineSocial },
  { name: 'Employers’ sign-in', run: examineRealms },
  { name: 'Marketing events', run: examineSegment },
  { name: 'Error reports', run: examineErrorSink },
]
