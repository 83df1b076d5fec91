import { Link } from '@tanstack/react-router'
import { IconCircleCheckFilled, IconLock } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { type ReactNode, useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { pictureAddress } from '../../../lib/links/picture-address.ts'
import { videoState } from '@section/domain/session-content/display/video-state.ts'
import { lengthText } from '@section/domain/time/length-text.ts'
import { PlayDisc } from '@section/ui/play-disc/PlayDisc.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { RichText } from '../../../lib/rich-text/RichText.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import { useCanWatch } from '../../metering/metering-query.ts'
import type { ContentOf } from '../session-page-query.ts'
import type { ContentsContext } from './contents-context.ts'
import css from './video-thumbnails.module.css'

const MeteringLockDialog = lazyDialog(
  () => import('../../metering/MeteringLockDialog.tsx'),
  'MeteringLockDialog',
)

type Group = ContentOf<'VideoGroupContent'>
type Preview = Group['videoPreviews'][number]

interface VideoThumbnailsProps {
  readonly group: Group
  readonly context: ContentsContext
}

/** The thumbnails of a group of videos with the member's progress. docs/product/session-pages.md#video-thumbnails */
export function VideoThumbnails({ group, context }: VideoThumbnailsProps) {
  const { intro, outro, videoPreviews } = group
  return (
    <div>
      {intro && <RichText>{intro}</RichText>}
      <ul className={css.videos}>
        {videoPreviews.map((video) => (
          <li key={video.videoId}>
            <Thumbnail video={video} group={group} context={context} />
          </li>
        ))}
      </ul>
      {outro && <RichText>{outro}</RichText>}
    </div>
  )
}

function Thumbnail({ video, group, context }: VideoThumbnailsProps & { readonly video: Preview }) {
  const { videoId, title, duration } = video
  const canWatch = useCanWatch(videoId)
  const credit = context.credits.get(videoId) ?? { creditedTime: 0, completed: false }
  const enabledAt = context.isPreview ? null : group.enabledAt
  const state = videoState({ ...credit, duration }, { enabledAt, canWatch, now: context.now })
  const picture = <Picture video={video} state={state} />
  if (state === 'available-soon')
    return (
      <div className={css.video} data-state={state}>
        {picture}
        <p className={css.title}>{title}</p>
        <p className={css.note}>Available Soon</p>
      </div>
    )
  if (state === 'locked') return <LockedThumbnail title={title} picture={picture} />
  const route = context.isMiniMba ? 'miniMbaVideo' : 'sessionVideo'
  const location = { topLevelId: context.sessionId, groupId: group.sessionContentId, videoContentId: videoId }
  return (
    <Link className={css.video} data-state={state} to={pathTo(route, location)}>
      {picture}
      <span className={css.title}>{title}</span>
      <span className={css.note}>
        {lengthText(duration)}
        {state === 'completed' && ' · Completed'}
      </span>
      <ProgressLine
        value={state === 'completed' ? 1 : credit.creditedTime / duration}
        label={`Progress in ${title}`}
      />
    </Link>
  )
}

/** The thumbnail of a video beyond the allowance, which opens the dialog. docs/product/metering.md#locked-videos */
function LockedThumbnail({ title, picture }: { readonly title: string; readonly picture: ReactNode }) {
  const [isLockShown, setIsLockShown] = useState(false)
  const closeLock = () => setIsLockShown(false)
  return (
    <>
      <button type="button" className={css.video} data-state="locked" onClick={() => setIsLockShown(true)}>
        {picture}
        <span className={css.title}>{title}</span>
        <span className={css.note}>Locked</span>
      </button>
      <MeteringLockDialog opened={isLockShown} onClose={closeLock} onMissing={closeLock} />
    </>
  )
}

function Picture({
  video,
  state,
}: {
  readonly video: Preview
  readonly state: ReturnType<typeof videoState>
}) {
  return (
    <span className={css.picture}>
      <img
        src={pictureAddress(video.thumbnailUrl) ?? undefined}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        decoding="async"
      />
      <span className={css.mark}>
        {state === 'locked' && <Icon of={IconLock} size={28} />}
        {state === 'completed' && <Icon of={IconCircleCheckFilled} size={28} />}
        {state === 'open' && <PlayDisc iconSize={22} />}
      </span>
    </span>
  )
}
