import type { MembershipState } from '@section/domain/access/membership-state.ts'
import { config } from '../../../lib/config.ts'

interface Facts {
  /** Says when a running trial ends; null for one without an end. */
  readonly trialEnd: string | null
  /** The name of the scholarship that pays; empty without one. */
  readonly scholarship: string
}

interface MembershipTexts {
  readonly title: string
  /** Says how the membership stands. */
  readonly sentence: string
  /** The button that begins the checkout; null where there is nothing to buy. */
  readonly button: 'Become a Member' | 'Resubscribe' | null
}

/** Returns the texts of the resubscribe page for the state of a membership. See docs/product/membership.md#membership-page. */
export function membershipTexts(state: MembershipState, { trialEnd, scholarship }: Facts): MembershipTexts {
  switch (state) {
    case 'TRIAL':
      return {
        title: trialEnd ?? 'Your free trial is running',
        sentence: 'Everything stays open to you when you become a member.',
        button: 'Become a Member',
      }
    case 'SCHOLARSHIP':
      return {
        title: 'Your scholarship covers your membership',
        sentence: `The ${scholarship} pays for it, so there is nothing to renew.`,
        button: null,
      }
    case 'RUNNING':
      return {
        title: 'Your membership is running',
        sentence: `There is nothing to renew. With questions, write to ${config.supportEmail}.`,
        button: null,
      }
    case 'NONE':
      return {
        title: 'Become a member',
        sentence: 'A membership opens every course of its plan. What you bought stays yours.',
        button: 'Become a Member',
      }
    case 'TRIAL_ENDED':
      return {
        title: 'Your free trial has ended',
        sentence: 'Become a member to go on where you stopped. What you watched and earned is kept.',
        button: 'Become a Member',
      }
    case 'ENDED':
      return {
        title: 'Uh oh!',
        sentence:
          'Your membership is not active. Resubscribe to go on where you stopped; your badges are kept.',
        button: 'Resubscribe',
      }
  }
}
