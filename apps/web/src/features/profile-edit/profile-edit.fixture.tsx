import { act, fireEvent, screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/graphql/query-client.ts'
import { endBrowserSignIn } from '../../lib/sign-in/sign-in-end.ts'
import { openApp } from '../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../testing/signed-in.ts'

// The simulated page lacks `document.fonts`; a growing field listens to it to measure itself again when a font has loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

const STORED = {
  userId: 'u1',
  firstName: 'Nora',
  middleName: null,
  lastName: 'Lindqvist',
  displayName: 'Nora Lindqvist',
  pronouns: null,
  linkedinProfileUrl: null,
  twitterProfileUrl: null,
  instagramProfileUrl: null,
  jobRole: null,
  industry: 'Whaling',
  jobFunction: null,
  about: null,
  growthTip: null,
  communityGive: null,
  communityGet: null,
  whatILove: null,
  company: null,
  location: { country: 'Germany', region: 'Bavaria', city: 'Munich' },
  languages: [{ name: 'Swedish' }],
  visibility: {
    directory: true,
    location: true,
    languages: true,
    links: true,
    courses: false,
    events: false,
  },
}

export type Stored = { [Name in keyof typeof STORED]: unknown }
type Variables = Record<string, unknown>

const PLACES = {
  listCountries: [{ name: 'Germany' }, { name: 'Ghana' }, { name: 'Sweden' }],
  listRegions: ['Bavaria', 'Berlin'],
  listCities: ['Munich', 'Münster'],
}

interface Opening {
  member?: Partial<Stored>
  /** Returns the fields of the answer to a save, or throws as an unreachable server; by default it is stored. */
  save?: (variables: Variables) => object | Promise<object> | undefined
  /** Returns the names of the countries once they are to be answered, or throws as an unreachable server. */
  countries?: () => Promise<readonly string[]>
  /** The field or section to which the address leads. */
  hash?: string
  /** Fields of the answer about the signed-in member. */
  viewer?: object
}

/** Opens the viewer's profile for editing in the whole app, with a server that stores it; returns what it was sent. */
export async function openProfile({ member = {}, save, countries, hash = '', viewer = {} }: Opening = {}) {
  const stored: Stored = { ...STORED, ...member }
  const saves: Variables[] = []
  const asked: Variables[] = []
  const answer = async ({ body }: { body: unknown }) => {
    const { variables = {} } = body as { variables?: Variables }
    asked.push(variables)
    if (countries && Object.keys(variables).length === 0)
      return { body: { data: { listCountries: (await countries()).map((name) => ({ name })) } } }
    if (!('writtenMsAgo' in variables)) return { body: { data: { ...LISTS, ...PLACES, getMember: stored } } }
    saves.push(fieldsOf(variables))
    const given = await save?.(variables)
    if (!given) keep(stored, fieldsOf(variables))
    return { body: { data: { saved: { member: { ...stored }, error: null, ...given } } } }
  }
  onTestFinished(() => {
    // What waits would otherwise be sent in the next test.
    endBrowserSignIn('signed-out')
    localStorage.clear()
    vi.useRealTimers()
  })
  const app = openApp(`/member-directory/u1/edit${hash}`, {
    signedIn: { ...MEMBER_ANSWER, ...viewer },
    answers: { '/graphql': answer },
  })
  await screen.findByRole('heading', { name: 'Edit your profile' })
  await screen.findByRole('textbox', { name: 'First name' })
  return { ...app, stored, saves, asked, queryClient }
}

const LISTS = {
  listIndustryReferences: [{ industry: 'Software' }, { industry: 'Health' }],
  listJobFunctionReferences: [{ jobFunction: 'Marketing' }],
}

/** Returns the variables of a save without the member and the times. */
function fieldsOf({ userId: _u, writtenMsAgo: _w, sentAt: _s, ...fields }: Variables): Variables {
  return fields
}

function keep(stored: Stored, given: Variables): void {
  if ('country' in given) stored.location = given
  else if ('companyName' in given)
    stored.company = given['companyName'] ? { name: given['companyName'] } : null
  else if (Array.isArray(given['languages']))
    stored.languages = given['languages'].map((name: unknown) => ({ name }))
  else if (Object.values(given).some((value) => typeof value === 'boolean'))
    stored.visibility = { ...(stored.visibility as object), ...given }
  else
    for (const [name, value] of Object.entries(given))
      Object.assign(stored, { [name]: value === '' ? null : String(value).trim() })
}

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' })

/** Types into a field, as a member does who stays in it. */
export function type(name: string, value: string): void {
  const node = field(name)
  if (document.activeElement !== node) act(() => node.focus())
  fireEvent.change(node, { target: { value } })
}

/** Types into a field and leaves it. */
export function fill(name: string, value: string): void {
  type(name, value)
  leave(name)
}

/** Takes the focus from a field. */
export const leave = (name: string) => act(() => field(name).blur())

export const section = (name: string) => within(screen.getByRole('region', { name }))
