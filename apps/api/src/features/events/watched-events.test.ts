import { beforeAll, describe, expect, test } from 'vitest'
import type { MemberEvent, MemberEventRsvp } from '@section/contract/generated/schema-types.ts'
import type { NewMember } from '../../testing/insert-member.ts'
import { eventsTestKit } from './events-kit.fixture.ts'
import { insertEvent, insertRsvp } from './insert-event.fixture.ts'

const KEY = 'running-a-pricing-test'
const JOIN = 'https://meet.example/join/nia'
const WATCH = `query($id: ID!, $userId: ID!) {
  getMemberEvent(memberEventId: $id) { zoomLink recording { duration playlistUrl } }
  getMemberEventRsvp(memberEventId: $id, userId: $userId) { zoomJoinUrl }
  listMemberEvents { memberEventId zoomLink }
  listMemberEventsRsvp(userId: $userId) { zoomJoinUrl } }`
interface Watched {
  getMemberEvent: MemberEvent
  getMemberEventRsvp: MemberEventRsvp | null
  listMemberEvents: MemberEvent[]
  listMemberEventsRsvp: MemberEventRsvp[]
}

const kit = eventsTestKit()
const { START, HOUR } = kit
const ROOM = 'https://meet.example/room'
const OPENS = START - 3 * HOUR
const END = START + HOUR

type Member = Awaited<ReturnType<typeof kit.signIn>>
const members: Record<string, Member> = {}
let id: string

beforeAll(async () => {
  id = await insertEvent(kit.db, {
    eventStart: START,
    recordingLink: 'https://recordings.example/1',
    videoExternalKey: KEY,
    videoDuration: 30.5,
  })
  for (const status of ['ACTIVE', 'DELETED'] as const) {
    const member = await kit.signIn()
    await insertRsvp(kit.db, { memberEventId: id, userId: member.userId, status, zoomJoinUrl: JOIN })
    members[status] = member
  }
  members['no'] = await kit.signIn()
})

const watch = async (who: string) => {
  const member = members[who] ?? (await kit.signIn())
  const found = await member.send<Watched>(WATCH, { id, userId: member.userId })
  const listed = found.listMemberEvents.find(({ memberEventId }) => memberEventId === id)
  return { ...found, listed }
}

describe.each([
  ['a second before three hours before the start', OPENS - 1000],
  ['two days before the start', START - 48 * HOUR],
])('At %s', (_when, now) => {
  test.each(['ACTIVE', 'DELETED', 'no'])('the room is told nobody whose answer is %s', async (who) => {
    kit.setTime(now)
    const { getMemberEvent, listed, getMemberEventRsvp, listMemberEventsRsvp } = await watch(who)
    expect([getMemberEvent.zoomLink, getMemberEvent.recording, listed?.zoomLink]).toEqual([null, null, null])
    expect(getMemberEventRsvp?.zoomJoinUrl ?? null).toBeNull()
    expect(listMemberEventsRsvp.every(({ zoomJoinUrl }) => zoomJoinUrl === null)).toBe(true)
  })
})

describe.each([
  ['three hours before the start', OPENS],
  ['a second later', OPENS + 1000],
  ['the start', START],
  ['a second before the end', END - 1000],
])('At %s', (_when, now) => {
  test('the room and their own address of it are told those who come', async () => {
    kit.setTime(now)
    const { getMemberEvent, listed, getMemberEventRsvp, listMemberEventsRsvp } = await watch('ACTIVE')
    expect(getMemberEvent).toEqual({ zoomLink: ROOM, recording: null })
    expect(listed?.zoomLink).toBe(ROOM)
    expect(getMemberEventRsvp).toEqual({ zoomJoinUrl: JOIN })
    expect(listMemberEventsRsvp).toEqual([{ zoomJoinUrl: JOIN }])
  })

  test.each(['DELETED', 'no'])('the room is not told a member whose answer is %s', async (who) => {
    kit.setTime(now)
    const { getMemberEvent, listed, getMemberEventRsvp, listMemberEventsRsvp } = await watch(who)
    expect(getMemberEvent).toEqual({ zoomLink: null, recording: null })
    expect(listed?.zoomLink).toBeNull()
    expect(getMemberEventRsvp?.zoomJoinUrl ?? null).toBeNull()
    expect(listMemberEventsRsvp.every(({ zoomJoinUrl }) => zoomJoinUrl === null)).toBe(true)
  })
})

test.each(['ACTIVE', 'DELETED', 'no'])(
  'From the end on the recordings are told a member whose answer is %s, and the room to nobody',
  async (who) => {
    kit.setTime(END)
    const { getMemberEvent, getMemberEventRsvp } = await watch(who)
    expect(getMemberEvent).toEqual({
      zoomLink: 'https://recordings.example/1',
      recording: { duration: 30.5, playlistUrl: expect.stringContaining(`/manifests/${KEY}.m3u8?t=`) },
    })
    expect(getMemberEventRsvp?.zoomJoinUrl ?? null).toBeNull()
  },
)

describe('The recording of an event on the media host', () => {
  const load = async (member: NewMember, now: number) => {
    kit.setTime(now)
    const { userId } = await kit.signIn(member)
    const t = kit.server.services.mediaLinks.token(KEY, userId, now)
    return (await fetch(`${kit.server.url}/manifests/${KEY}.m3u8?t=${t}`)).status
  }

  test('is loaded once the event is over, and not before', async () => {
    expect(await load({}, END)).toBe(200)
    expect(await load({ status: 'EMPLOYEE' }, END)).toBe(200)
    expect(await load({}, END - 1)).toBe(403)
  })

  test.each<NewMember>([{ status: 'LIMITED', areas: ['mc-limited'] }, { areas: [] }, { status: 'ALUMNI' }])(
    'is refused to the member %j, also with a signature',
    async (member) => {
      expect(await load(member, END)).toBe(403)
    },
  )
})
