import { describe, expect, it } from 'vitest'
import { DEMO_ACCOUNTS, demoViewer } from '../access/demo-accounts.fixture.ts'
import { canOpen } from '../access/route-access.ts'
import { courseHolders, planChange } from './course-offer.ts'

const sprint = { sessionKind: 'SPRINT' } as const
const workshop = { sessionKind: 'WORKSHOP' } as const
const miniMba = { sessionKind: 'BOOTCAMP' } as const

describe('The plan or purchase that opens a course', () => {
  it('is Unlimited for a course outside of AI', () => {
    expect(courseHolders({ stack: 'marketing' }, [sprint, workshop])).toEqual(['UNLIMITED'])
    expect(courseHolders({ stack: null }, [workshop])).toEqual(['UNLIMITED'])
  })

  it('is AI Academy or Unlimited for an AI course', () => {
    expect(courseHolders({ stack: 'ai' }, [sprint])).toEqual(['AI_ACADEMY', 'UNLIMITED'])
  })

  it('is a purchase for a Mini-MBA, whatever its stack', () => {
    expect(courseHolders({ stack: 'ai' }, [miniMba, miniMba])).toEqual(['PURCHASE'])
    expect(courseHolders({ stack: 'marketing' }, [miniMba])).toEqual(['PURCHASE'])
  })

  it('is the plan when a course is taught as a Mini-MBA and as a sprint', () => {
    expect(courseHolders({ stack: 'marketing' }, [miniMba, sprint])).toEqual(['UNLIMITED'])
  })
})

describe('The person who can change what a plan holds', () => {
  const change = (account: (typeof DEMO_ACCOUNTS)[number]) => planChange(demoViewer(account), ['UNLIMITED'])

  it('is the employer for everybody whose employer pays', () => {
    for (const account of ['employee', 'lead', 'sponsor', 'rival'] as const)
      expect(change(account), account).toEqual({ by: 'employer' })
  })

  it('is a free member, at the pricing page', () => {
    for (const account of ['limited', 'limited-new', 'limited-spent', 'upgrader'] as const)
      expect(change(account), account).toEqual({ by: 'member', path: '/upgrade' })
  })

  it('is a member without a running subscription, at the resubscribe page', () => {
    for (const account of ['workshop', 'crash', 'minimba', 'scholar', 'trial'] as const)
      expect(change(account), account).toEqual({ by: 'member', path: '/resubscribe' })
  })

  it('is the support while a subscription runs, because nobody can buy a second one', () => {
    for (const account of ['academy', 'member', 'offer', 'past-due', 'scheduled', 'ending'] as const)
      expect(change(account), account).toEqual({ by: 'support' })
  })

  it('is the support for a course that is only sold by itself, except for employees', () => {
    for (const account of ['limited', 'workshop', 'academy'] as const)
      expect(planChange(demoViewer(account), ['PURCHASE']), account).toEqual({ by: 'support' })
    expect(planChange(demoViewer('employee'), ['PURCHASE'])).toEqual({ by: 'employer' })
  })

  it('leads members only to pages that are open to them', () => {
    for (const account of DEMO_ACCOUNTS) {
      const answer = change(account)
      if (answer.by === 'member') expect(canOpen(answer.path, demoViewer(account), {}), account).toBe(true)
    }
  })
})
