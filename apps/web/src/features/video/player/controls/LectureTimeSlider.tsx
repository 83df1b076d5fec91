import { TimeSlider } from '@videojs/react'
import { timeText } from '@section/domain/video/time-text.ts'
import css from './sliders.module.css'

/** The time slider, split at the chapters; pointing at it names the chapter and the time. */
export function LectureTimeSlider() {
  return (
    <TimeSlider.Root className={css.timeline ?? ''} step={5} largeStep={30}>
      <TimeSlider.Chapters
        className={css.chapters ?? ''}
        renderChapter={(props) => (
          <div {...props} className={css.chapter}>
            <TimeSlider.Track className={css.track ?? ''}>
              <TimeSlider.Buffer className={css.buffer ?? ''} />
              <TimeSlider.Fill className={css.fill ?? ''} />
            </TimeSlider.Track>
          </div>
        )}
      />
      <TimeSlider.Thumb className={css.thumb ?? ''} />
      <TimeSlider.Preview className={css.preview ?? ''}>
        <TimeSlider.ChapterTitle className={css.previewTitle ?? ''} />
        <TimeSlider.Value type="pointer" format={timeText} />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  )
}
