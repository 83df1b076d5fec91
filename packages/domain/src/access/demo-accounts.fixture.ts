import { type AccountStatus, type Area, AREAS, type CustomerType } from './area.ts'
import { entitlement, viewer } from './viewer.fixture.ts'
import type { Entitlement, Viewer } from './viewer.ts'

type Member = {
  readonly status: AccountStatus
  readonly areas: readonly (Area | Entitlement)[]
  readonly customer?: 'consumer' | 'acme' | 'globex' | 'section'
  readonly manageBilling?: boolean
}

const TYPES: Record<NonNullable<Member['customer']>, CustomerType> = {
  consumer: 'CONSUMER',
  acme: 'ENTERPRISE',
  globex: 'ENTERPRISE',
  section: 'INTERNAL',
}

const ACME = entitlement('mcsc-unlimited', {
  customizations: {
    navLogoUrl: '/art/logo/acme.svg',
    navConfigs: [
      { route: '/courses', rename: 'Acme Academy' },
      { route: '/mini-mbas', hide: true },
    ],
  },
})

const PAYING = { status: 'MEMBER', areas: ['mcsc-unlimited'], manageBilling: true } as const

const MEMBERS = {
  member: PAYING,
  academy: { status: 'MEMBER', areas: ['ai-academy', 'bootcamps', 'bootcamps'], manageBilling: true },
  limited: { status: 'LIMITED', areas: ['mc-limited'] },
  'limited-new': { status: 'LIMITED', areas: ['mc-limited'] },
  'limited-spent': { status: 'LIMITED', areas: ['mc-limited'] },
  upgrader: { status: 'LIMITED', areas: ['mc-limited'] },
  trial: { status: 'TRIAL', areas: ['mcsc-unlimited'] },
  'post-trial': { status: 'POST_TRIAL', areas: [] },
  returner: { status: 'POST_TRIAL', areas: [] },
  offer: PAYING,
  'past-due': PAYING,
  scheduled: PAYING,
  ending: PAYING,
  alumni: { status: 'ALUMNI', areas: [] },
  scholar: { status: 'MEMBER', areas: ['mcsc-unlimited'] },
  workshop: { status: 'MEMBER', areas: ['mc-transactional'] },
  crash: { status: 'MEMBER', areas: ['crash-courses'] },
  'crash-two': { status: 'MEMBER', areas: ['crash-courses', 'crash-courses', 'crash-courses'] },
  'crash-none': { status: 'MEMBER', areas: ['crash-courses'] },
  minimba: { status: 'MEMBER', areas: ['bootcamps'] },
  newcomer: { status: 'MEMBER', areas: ['mcsc-unlimited'] },
  employee: { status: 'EMPLOYEE', areas: [ACME], customer: 'acme' },
  lead: { status: 'EMPLOYEE', areas: ['mcsc-unlimited', 'enterprise-dashboard'], customer: 'acme' },
  sponsor: { status: 'MEMBER', areas: ['enterprise-dashboard', 'mcsc-unlimited'], customer: 'acme' },
  rival: { status: 'EMPLOYEE', areas: ['mcsc-unlimited', 'enterprise-dashboard'], customer: 'globex' },
  staff: { status: 'MEMBER', customer: 'section', areas: AREAS },
} satisfies Record<string, Member>

export type DemoAccount = keyof typeof MEMBERS

export const DEMO_ACCOUNTS = Object.keys(MEMBERS) as DemoAccount[]

/** Returns the facts of an account in the demo school's content on which access depends. */
export function demoAccount(name: DemoAccount) {
  const { status, areas, customer = 'consumer' }: Member = MEMBERS[name]
  return { status, customer, areas: areas.map((area) => (typeof area === 'string' ? area : area.type)) }
}

/** Returns an account of the demo school as the access rules see it; its user id is its name. */
export function demoViewer(name: DemoAccount): Viewer {
  const { status, areas, customer = 'consumer', manageBilling = false }: Member = MEMBERS[name]
  return viewer(status, [], {
    userId: name,
    customerId: customer,
    customerType: TYPES[customer],
    hasActiveSubscription: manageBilling,
    entitlements: areas.map((area) => (typeof area === 'string' ? entitlement(area) : area)),
  })
}
