import { recordingText } from '@section/domain/events/recording-text.ts'
import { Picture } from '../../../lib/links/Picture.tsx'
import { PreviewVideo } from '../../video/PreviewVideo.tsx'
import { type EventDetail, requestEventRecording } from './event-query.ts'
import css from './event.module.css'

/** The picture of an event; once it is over, its recording, if the school has one. */
export function EventPicture({ event, now }: { readonly event: EventDetail; readonly now: number }) {
  const { memberEventId, title, heroImageUrl, eventEnd, recording } = event
  if (!recording || now < eventEnd)
    return <Picture className={css.hero} src={heroImageUrl} alt="" width={1260} height={540} />
  return (
    <>
      <PreviewVideo
        eager
        title={title}
        playLabel="Watch the Recording"
        poster={heroImageUrl}
        problem="The recording didn’t open."
        request={() => requestEventRecording(memberEventId)}
      />
      <p className={css.length}>{recordingText(event, now)}</p>
    </>
  )
}
