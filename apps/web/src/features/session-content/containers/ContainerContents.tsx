import { fiveDayLabels } from '@section/domain/session-content/display/calendar.ts'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { ContentBlock } from '../../../lib/content-block/ContentBlock.tsx'
import { RichText } from '../../../lib/rich-text/RichText.tsx'
import type { ContainerPart, ContentOf } from '../session-page-query.ts'
import type { ContentsContext } from './contents-context.ts'
import { CtaButton } from './CtaButton.tsx'
import grid from '../week-grid.module.css'
import css from './containers.module.css'
import { VideoThumbnails } from './VideoThumbnails.tsx'

interface ContainerContentsProps {
  readonly contents: readonly ContainerPart[]
  readonly context: ContentsContext
}

/** The contents of a container, in order. */
export function ContainerContents({ contents, context }: ContainerContentsProps) {
  return (
    <div className={css.contents}>
      {contents.map((content) => (
        <ContentBlock key={content.sessionContentId} of={content.sessionContentId}>
          <Content content={content} context={context} />
        </ContentBlock>
      ))}
    </div>
  )
}

function Content({ content, context }: { content: ContainerPart; context: ContentsContext }) {
  switch (content.__typename) {
    case 'RichTextContent':
      return <Texts content={content} />
    case 'VideoGroupContent':
      return <VideoThumbnails group={content} context={context} />
    case 'CtaButtonContent':
      return <CtaButton button={content} context={context} />
    case 'CalendarContent':
      return <FiveDays calendar={content} dateOf={context.dateOf} />
  }
}

function Texts({ content: { intro, body, outro } }: { readonly content: ContentOf<'RichTextContent'> }) {
  return (
    <div>
      {intro && (
        <div className={css.intro}>
          <RichText>{intro}</RichText>
        </div>
      )}
      {body && <RichText>{body}</RichText>}
      {outro && <RichText>{outro}</RichText>}
    </div>
  )
}

/** A calendar of five days, labeled by their dates or numbers. */
function FiveDays({
  calendar,
  dateOf,
}: Pick<ContentsContext, 'dateOf'> & { readonly calendar: ContentOf<'CalendarContent'> }) {
  const { calendarStartDate, day1Text, day2Text, day3Text, day4Text, day5Text } = calendar
  const texts = [day1Text, day2Text, day3Text, day4Text, day5Text]
  const firstDate = calendarStartDate === null ? null : dateOf(calendarStartDate)
  return (
    <ol className={classNames(grid.week, css.days)}>
      {fiveDayLabels(firstDate).map((label, day) => (
        <li key={label} className={css.day}>
          <p className={css.dayLabel}>{label}</p>
          {texts[day] && <RichText>{texts[day]}</RichText>}
        </li>
      ))}
    </ol>
  )
}
