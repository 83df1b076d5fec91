import { describe, expect, it } from 'vitest'
import { startTracking, type PlaybackEvent } from './playback-events.ts'
import { follow, play, ready, watch } from './playback.fixture.ts'
import { trackPlayback } from './playback-tracker.ts'

describe('The playback tracker', () => {
  it('opens a session when the player is ready and playing, in either order', () => {
    expect(follow([ready]).said).toEqual([])
    expect(follow([play(0, 0)]).said).not.toContain('create')
    expect(follow([ready, play(0, 0)]).said).toEqual(['create'])
    expect(follow([play(0, 0), ready, ready, play(0, 1)]).said).toEqual(['not ready', 'create'])
  })

  it('reports that the player was not ready when a session was to be opened', () => {
    expect(follow([play(0, 0)]).said).toEqual(['not ready'])
    expect(follow([ready, play(0, 0)]).said).not.toContain('not ready')
  })

  it('seeks at the first frame to where the member continues', () => {
    const start = startTracking(600, 42.5)
    expect(follow([ready, play(42.5, 0), ...watch(42.5, 45, 0)], start).said).toEqual(['seek 42.5', 'create'])
  })

  it.each([300, 0])('starts at %d s when somebody seeks there before the first frame', (position) => {
    const start = startTracking(600, 42.5)
    const sought: PlaybackEvent[] = [play(42.5, 0), { type: 'seek', position, at: 100 }, ready]
    const { state, said } = follow([...sought, ...watch(position, position + 10, 0)], start)
    const end = position + 10
    expect(said.filter((text) => /^(seek|save)/.test(text))).toEqual([
      ...(position > 0 ? [`seek ${position}`] : []),
      `save ${end} max ${end} played 10`,
    ])
    expect(state.position).toBe(end)
  })

  it('saves every 10 s of playing', () => {
    expect(follow([ready, play(0, 0), ...watch(0, 25, 0)]).said).toEqual([
      'create',
      'save 10 max 10 played 10',
      'save 20 max 20 played 20',
    ])
  })

  it('saves movement of 1 s or more at other events', () => {
    const start = [ready, play(0, 0)]
    const pause = (position: number): PlaybackEvent => ({ type: 'pause', position, at: position * 1000 })
    expect(follow([...start, ...watch(0, 0.75, 0), pause(0.75)]).said).toEqual(['create'])
    expect(follow([...start, ...watch(0, 1, 0), pause(1)]).said).toEqual(['create', 'save 1 max 1 played 1'])
  })

  it('saves the last continuous position before a jump, and does not count it', () => {
    const seek: PlaybackEvent = { type: 'seek', position: 300, at: 5_000 }
    const jump: PlaybackEvent = { type: 'time', position: 300, at: 5_250 }
    const saves = ['create', 'save 5 max 5 played 5', 'save 300 max 300 played 5']
    const five = [ready, play(0, 0), ...watch(0, 5, 0)]
    expect(follow([...five, seek]).said).toEqual(saves)
    expect(follow([...five, jump]).said).toEqual(saves)
    expect(follow([...five, seek, ...watch(300, 310, 5_000)]).said).toEqual([
      ...saves,
      'save 310 max 310 played 15',
    ])
    expect(follow([...five, { type: 'seek', position: 2, at: 5_000 }]).said.at(-1)).toBe(
      'save 2 max 5 played 5',
    )
  })

  it('ends the session at 100 %, once', () => {
    const start = follow([ready, play(590, 0)], startTracking(600, 0)).state
    const end: PlaybackEvent = { type: 'end', position: 600.02, at: 10_000 }
    const { state, said } = follow([...watch(590, 600, 0), end], start)
    expect(said).toEqual(['save 600 max 600 played 10 ended'])
    expect(follow([end], follow(watch(590, 599.75, 0), start).state).said).toEqual([
      'save 600 max 600 played 10.02 ended',
    ])
    expect(follow([play(0, 20_000)], state).said).toEqual(['create'])
  })

  it('ends the session after a pause of 60 s and opens another on play', () => {
    const paused = follow([
      ready,
      play(0, 0),
      ...watch(0, 3, 0),
      { type: 'pause', position: 3, at: 3_000 },
    ]).state
    const tick = (at: number): PlaybackEvent => ({ type: 'tick', at })
    expect(follow([tick(62_999), play(3, 62_999)], paused).said).toEqual([])
    const after = follow([tick(63_000), tick(64_000), play(3, 70_000), ...watch(3, 13, 70_000)], paused)
    expect(after.said).toEqual(['save 3 max 3 played 3 ended', 'create', 'save 13 max 13 played 10'])
    expect(follow([play(3, 63_000)], paused).said).toEqual(['save 3 max 3 played 3 ended', 'create'])
  })

  it('saves the rest when the page is closed', () => {
    const leave: PlaybackEvent = { type: 'close', position: 0.5, at: 500 }
    expect(follow([ready, play(0, 0), ...watch(0, 0.5, 0), leave, leave]).said).toEqual([
      'create',
      'save 0.5 max 0.5 played 0.5',
    ])
  })
})

describe('The time of a saved position', () => {
  const times = (events: readonly PlaybackEvent[]) => {
    let state = startTracking(600, 0)
    return events.flatMap((event) => {
      const step = trackPlayback(state, event)
      state = step.state
      return step.effects.flatMap((effect) => (effect.kind === 'save' ? [effect.update.positionAt] : []))
    })
  }
  const three = [ready, play(0, 0), ...watch(0, 3, 0)]

  it('is when it was reached, also where a pause of 60 s ends the session later', () => {
    const paused: PlaybackEvent[] = [...three, { type: 'pause', position: 3, at: 3_020 }]
    expect(times([...paused, { type: 'tick', at: 63_100 }])).toEqual([3_000, 3_000])
  })

  it('is when it was reached before a device slept, although the player says so after it', () => {
    const woken: PlaybackEvent = { type: 'pause', position: 3.1, at: 8 * 3_600_000 }
    expect(times([...three, woken])).toEqual([3_200])
  })

  it('is that of the jump for the position after it, and earlier for the last position before it', () => {
    expect(times([...three, { type: 'seek', position: 300, at: 9_000 }])).toEqual([3_000, 9_000])
  })

  it('is the first frame where nothing has moved yet', () => {
    const late: PlaybackEvent[] = [{ type: 'first-frame', at: 500 }, play(0, 700)]
    expect(
      times([...late, { type: 'seek', position: 0, at: 800 }, { type: 'end', position: 0, at: 900 }]),
    ).toEqual([500])
  })
})
