import { HOUR_MS } from '@section/domain/time/durations.ts'
import { type MailDefinitions, toAddress, type ToAddress } from '../../../server/mail/mail.ts'
import { invitationKeptTemplate, invitationTemplate } from './invitation-templates.ts'
import { activationTemplate, alreadyRegisteredTemplate } from './signup-templates.ts'

interface ToPerson extends ToAddress {
  firstName: string
}

declare module '../../../server/mail/mail.ts' {
  interface Mails {
    activation: { link: string; passTitle?: string } & ToPerson
    'already-registered': { link: string } & ToPerson
    'invitation-confirmed': { passTitle: string; link: string } & ToPerson
    /** Confirms a registration with a pass that begins later; `next` is the mail of that day. `beginsAt` in epoch ms. */
    'invitation-kept': { passTitle: string; beginsAt: number; next: 'activation' | 'opening' } & ToPerson
  }
}

export const invitationMailDefinitions = {
  activation: { ...toAddress(activationTemplate), secretMaxAgeMs: 24 * HOUR_MS },
  'already-registered': toAddress(alreadyRegisteredTemplate),
  'invitation-confirmed': toAddress(invitationTemplate),
  'invitation-kept': toAddress(invitationKeptTemplate),
} satisfies Partial<MailDefinitions>
