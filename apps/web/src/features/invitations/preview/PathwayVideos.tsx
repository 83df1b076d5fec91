import { Picture } from '../../../lib/links/Picture.tsx'
import css from './stage.module.css'
import type { PassVideo } from './preview-query.ts'

interface PathwayVideosProps {
  readonly videos: readonly PassVideo[]
  readonly current: string | undefined
  readonly onChoose: (videoId: string) => void
}

/** The videos of an invitation in order; a click plays one. */
export function PathwayVideos({ videos, current, onChoose }: PathwayVideosProps) {
  if (videos.length < 2) return null
  return (
    <section className={css.path} aria-labelledby="pathway">
      <h2 id="pathway" className={css.pathTitle}>
        Your pathway
      </h2>
      <ol className={css.videos}>
        {videos.map(({ videoId, title, videoThumbnail }) => (
          <li key={videoId}>
            <button
              type="button"
              className={css.video}
              aria-current={videoId === current ? 'true' : undefined}
              onClick={() => {
                onChoose(videoId)
                scrollTo({ top: 0 })
              }}
            >
              <Picture src={videoThumbnail} alt="" loading="lazy" width={320} height={180} />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
