import { lazyPart } from '../loading/lazy-part.tsx'
import css from './failure-drawing.module.css'

const NotLoadedDrawing = lazyPart(() => import('./NotLoadedDrawing.tsx'), 'NotLoadedDrawing', {
  missing: null,
})

/**
 * The drawing of an error screen, which no first load carries. Its room is kept meanwhile, and stays empty where its file does
 * not load either.
 */
export const FailureDrawing = () => (
  <div className={css.room}>
    <NotLoadedDrawing />
  </div>
)
