import { Button } from '@section/ui/button/Button.tsx'
import css from './lecture-player.module.css'
import { usePlayer } from './lecture-features.ts'

const DECODE_ERROR = 3

/** What went wrong over the picture, with the way on. The place is kept. */
export function PlaybackError({ onRetry }: { readonly onRetry: () => void }) {
  const error = usePlayer((state) => state.error)
  if (!error) return null
  return (
    <div className={css.error} role="alert">
      <p className={css.errorTitle}>The video stopped loading.</p>
      <p>
        {error.code === DECODE_ERROR
          ? 'Your browser could not play this part. Try again, or use another browser.'
          : 'Check your connection. We kept your place.'}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
