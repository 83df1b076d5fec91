import type { HotkeyProps } from '@videojs/react'

/** A key, in the notation of the player's library, for an action of that library with its value. */
interface LibraryKey {
  readonly key: string
  readonly action: HotkeyProps['action']
  readonly value?: number
}

/** A key for an action that `PlayerKeys` carries out. */
interface OwnKey {
  readonly key: string
  readonly action: OwnAction
}

/** The actions that are carried out by the page around a player, which not every page can. */
const PAGE_ACTIONS = ['theater', 'note'] as const
const OWN_ACTIONS = ['start', 'end', 'help', ...PAGE_ACTIONS] as const
type OwnAction = (typeof OWN_ACTIONS)[number]

/** The actions that a page offers to the keys of its player. */
export type PageActions = Readonly<Partial<Record<(typeof PAGE_ACTIONS)[number], () => void>>>

type KeyBinding = LibraryKey | OwnKey

/** A line of the list of keys. */
interface KeyLine {
  readonly keys: string
  readonly label: string
  readonly bindings: readonly KeyBinding[]
}

/** The step of the arrow keys, in seconds. */
const SHORT_STEP = 5
/** The step of J and L and of a double tap, in seconds. */
export const LONG_STEP = 10

const seek = (key: string, value: number): KeyBinding => ({ key, action: 'seekStep', value })

/** All keys of the player, as the player binds them and as its dialog and the handbook list them. docs/product/video.md#keys */
export const PLAYER_KEYS: readonly KeyLine[] = [
  {
    keys: 'Space, K',
    label: 'Play or pause',
    bindings: [
      { key: 'Space', action: 'togglePaused' },
      { key: 'k', action: 'togglePaused' },
    ],
  },
  {
    keys: '← →',
    label: 'Back or forward 5 seconds',
    bindings: [seek('ArrowLeft', -SHORT_STEP), seek('ArrowRight', SHORT_STEP)],
  },
  {
    keys: 'J L',
    label: 'Back or forward 10 seconds',
    bindings: [seek('j', -LONG_STEP), seek('l', LONG_STEP)],
  },
  {
    keys: '↑ ↓',
    label: 'Louder or quieter',
    bindings: [
      { key: 'ArrowUp', action: 'volumeStep', value: 0.05 },
      { key: 'ArrowDown', action: 'volumeStep', value: -0.05 },
    ],
  },
  { keys: 'M', label: 'Mute', bindings: [{ key: 'm', action: 'toggleMuted' }] },
  { keys: 'C', label: 'Captions', bindings: [{ key: 'c', action: 'toggleSubtitles' }] },
  { keys: 'F', label: 'Full screen', bindings: [{ key: 'f', action: 'toggleFullscreen' }] },
  { keys: 'T', label: 'Theater', bindings: [{ key: 't', action: 'theater' }] },
  { keys: 'P', label: 'Picture in picture', bindings: [{ key: 'p', action: 'togglePictureInPicture' }] },
  { keys: 'N', label: 'Write a note', bindings: [{ key: 'n', action: 'note' }] },
  {
    keys: '< >',
    label: 'Slower or faster',
    bindings: [
      { key: '<', action: 'speedDown' },
      { key: '>', action: 'speedUp' },
    ],
  },
  {
    keys: 'Home, End',
    label: 'Start or end',
    bindings: [
      { key: 'Home', action: 'start' },
      { key: 'End', action: 'end' },
    ],
  },
  { keys: '0 to 9', label: 'Jump to 0 to 90 percent', bindings: [{ key: '0-9', action: 'seekToPercent' }] },
  { keys: '?', label: 'This list of keys', bindings: [{ key: '?', action: 'help' }] },
]

/** Returns the lines of the keys that do something on a page. */
export const keyLines = (page: PageActions): readonly KeyLine[] =>
  PLAYER_KEYS.filter(({ bindings }) =>
    PAGE_ACTIONS.every((name) => page[name] || bindings.every(({ action }) => action !== name)),
  )

/** Returns whether a key is for an action that `PlayerKeys` carries out. */
export const isOwn = (binding: KeyBinding): binding is OwnKey =>
  OWN_ACTIONS.some((action) => action === binding.action)
