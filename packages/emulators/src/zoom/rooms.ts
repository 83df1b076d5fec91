import { createHash, createHmac } from 'node:crypto'
import { ZoomError } from './zoom-error.ts'

/** Meetings and webinars have addresses of their own. */
export type RoomKind = 'meetings' | 'webinars'

/** Somebody who is registered for a meeting or webinar, in the form in which Zoom lists them. */
export interface ListedRegistrant {
  id: string
  email: string
  first_name: string
  last_name: string
  status: 'approved' | 'pending' | 'denied'
  create_time: string
  /** Absent while the registrant waits for approval. */
  join_url?: string
}

/** The times that one address may be registered for one meeting a day (UTC), as Zoom allows it. */
const REGISTRATIONS_A_DAY = 3
const NAMES = { meetings: 'Meeting', webinars: 'Webinar' } as const

interface RoomsOptions {
  /** The secret by which the addresses of registrants are signed. */
  secret: string
  /** Returns the address below which rooms are opened. */
  joinUrl: () => string
  /** Returns the time in epoch ms. */
  now: () => number
  registrationsADay?: number | undefined
}

/**
 * The meetings and webinars of an account with their registrants, in memory. Every number of 9 to 11 digits is one. Ids and
 * addresses follow from the number and the e-mail address, so that they stay the same when the emulator starts again.
 */
export class Rooms {
  readonly #options: RoomsOptions
  /** The numbers whose registrants wait until somebody approves them. */
  readonly approvedByHand = new Set<string>()
  /** The numbers about which every call fails. */
  readonly broken = new Set<string>()
  readonly #rooms = new Map<string, Map<string, ListedRegistrant>>()
  /** The registrations of the day by room and address. */
  readonly #counted = new Map<string, number>()
  #day = ''

  constructor(options: RoomsOptions) {
    this.#options = options
  }

  /** Registers an address, or returns its registrant where it is registered already. */
  register(
    kind: RoomKind,
    number: string,
    person: Pick<ListedRegistrant, 'email' | 'first_name' | 'last_name'>,
  ) {
    const room = this.#roomOf(kind, number)
    const email = person.email.toLowerCase()
    this.#count(kind, `${kind} ${number} ${email}`, email)
    const known = room.get(email)
    const id = known?.id ?? hash(`${kind} ${number} ${email}`)
    const create_time = known?.create_time ?? new Date(this.#options.now()).toISOString()
    const isApproved = known?.status === 'approved' || !this.approvedByHand.has(number)
    const status = isApproved ? 'approved' : 'pending'
    const registrant: ListedRegistrant = { ...person, email, id, status, create_time }
    room.set(email, registrant)
    return this.#withAddress(number, registrant)
  }

  /** Returns the registrants of a status, oldest first. */
  list(kind: RoomKind, number: string, status: string): ListedRegistrant[] {
    return [...this.#roomOf(kind, number).values()]
      .filter((one) => one.status === status)
      .map((one) => this.#withAddress(number, one))
  }

  /** Takes registrants out, or lets them in again. Unknown ones are left out. */
  setStatus(
    kind: RoomKind,
    number: string,
    ids: readonly string[],
    status: ListedRegistrant['status'],
  ): void {
    for (const registrant of this.#roomOf(kind, number).values())
      if (ids.includes(registrant.id)) registrant.status = status
  }

  /** Returns whether a token opens a room: it is one of ours, and its registrant was neither taken out nor waits for approval. */
  opens(number: string, token: string): boolean {
    const [id = ''] = token.split('.')
    if (token !== this.#tokenOf(number, id)) return false
    const kinds: RoomKind[] = ['meetings', 'webinars']
    return !kinds.some((kind) =>
      this.#rooms
        .get(`${kind} ${number}`)
        ?.values()
        .some((one) => one.id === id && one.status !== 'approved'),
    )
  }

  #withAddress(number: string, registrant: ListedRegistrant): ListedRegistrant {
    if (registrant.status === 'pending') return registrant
    const token = this.#tokenOf(number, registrant.id)
    return { ...registrant, join_url: `${this.#options.joinUrl()}/${number}?tk=${token}` }
  }

  #roomOf(kind: RoomKind, number: string): Map<string, ListedRegistrant> {
    if (!/^\d{9,11}$/.test(number))
      throw new ZoomError(404, 3001, `${NAMES[kind]} does not exist: ${number}.`)
    if (this.broken.has(number)) throw new ZoomError(500, 500, 'Internal Server Error')
    const key = `${kind} ${number}`
    const room = this.#rooms.get(key) ?? new Map<string, ListedRegistrant>()
    this.#rooms.set(key, room)
    return room
  }

  #count(kind: RoomKind, key: string, email: string): void {
    const { now, registrationsADay: most = REGISTRATIONS_A_DAY } = this.#options
    const day = new Date(now()).toISOString().slice(0, 10)
    if (day !== this.#day) this.#counted.clear()
    this.#day = day
    const count = (this.#counted.get(key) ?? 0) + 1
    this.#counted.set(key, count)
    if (count <= most) return
    // Zoom names neither the kind of this limit nor its end in headers.
    const name = NAMES[kind].toLowerCase()
    throw new ZoomError(
      429,
      429,
      `You have exceeded the daily rate limit of (${most}) for Add a ${name} registrant API requests for the registrant (${email}). You can resume these API requests at GMT 00:00:00.`,
    )
  }

  #tokenOf(number: string, id: string): string {
    const signature = createHmac('sha256', this.#options.secret).update(`${number} ${id}`).digest('base64url')
    return `${id}.${signature.slice(0, 22)}`
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
