import { useDoubleTapGesture } from '@videojs/react'
import { IconRewindBackward10, IconRewindForward10 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { usePlayer } from '../lecture-features.ts'
import { LONG_STEP } from './player-keys.ts'
import css from './tap-seek.module.css'

/** The time for which a jump is shown, and for which another one on the same side is added to it, in milliseconds. */
const SHOWN_MS = 900

interface Jump {
  readonly side: 'left' | 'right'
  readonly seconds: number
  /** The number of double taps, which starts the ripple again. */
  readonly taps: number
}

/**
 * Seeks back and forward by a double tap of a finger on the left and right third of the picture, and announces the jump.
 * docs/product/video.md#touch
 */
export function TapSeek() {
  const player = usePlayer()
  const [jump, setJump] = useState<Jump | null>(null)
  useEffect(() => {
    if (!jump) return undefined
    const timer = setTimeout(() => setJump(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [jump])
  const seek = (side: Jump['side']) => {
    const { currentTime, seek: seekTo } = player.state
    void seekTo(currentTime + (side === 'left' ? -LONG_STEP : LONG_STEP))
    const before = jump?.side === side ? jump : { seconds: 0, taps: 0 }
    setJump({ side, seconds: before.seconds + LONG_STEP, taps: before.taps + 1 })
  }
  useDoubleTapGesture(() => seek('left'), { pointer: 'touch', region: 'left' })
  useDoubleTapGesture(() => seek('right'), { pointer: 'touch', region: 'right' })
  return (
    <div className={css.jump} data-side={jump?.side} role="status">
      {jump && (
        <>
          <span key={jump.taps} className={css.ripple} />
          <Icon of={jump.side === 'left' ? IconRewindBackward10 : IconRewindForward10} size={28} />
          {jump.side === 'left' ? 'Back' : 'Forward'} {jump.seconds} seconds
        </>
      )}
    </div>
  )
}
