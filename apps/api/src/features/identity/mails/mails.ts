import { MINUTE_MS } from '@section/domain/time/durations.ts'
import { type MailDefinitions, toAddress, type ToAddress } from '../../../server/mail/mail.ts'
import {
  codeTemplate,
  linkedTemplate,
  passwordChangedTemplate,
  relinkedTemplate,
  usedTwiceTemplate,
} from './account-templates.ts'

interface ToAccount extends ToAddress {
  firstName: string
}

interface AboutSignIn extends ToAccount {
  /** The account elsewhere, as the member knows it. */
  account: string
}

declare module '../../../server/mail/mail.ts' {
  interface Mails {
    'password-code': { code: string } & ToAddress
    'set-password-code': { code: string } & ToAddress
    /** `changedAt` in epoch ms; `by` what proved that it was the member. */
    'password-changed': { changedAt: number; by: 'code' | 'password' } & ToAccount
    'sign-in-linked': AboutSignIn
    'sign-in-unlinked': AboutSignIn
    /** An operator linked another identity of the employer's provider in place of the one before. */
    'sign-in-relinked': AboutSignIn
    'one-time-code-used-twice': ToAccount
  }
}

const CODE_MAIL_MAX_AGE_MS = 10 * MINUTE_MS

export const identityMails = {
  'password-code': { ...toAddress(codeTemplate), secretMaxAgeMs: CODE_MAIL_MAX_AGE_MS },
  'set-password-code': { ...toAddress(codeTemplate), secretMaxAgeMs: CODE_MAIL_MAX_AGE_MS },
  'password-changed': toAddress(passwordChangedTemplate),
  'sign-in-linked': toAddress(linkedTemplate),
  'sign-in-unlinked': toAddress(linkedTemplate),
  'sign-in-relinked': toAddress(relinkedTemplate),
  'one-time-code-used-twice': toAddress(usedTwiceTemplate),
} satisfies Partial<MailDefinitions>
