import { Picture } from '../../../../lib/links/Picture.tsx'
import { stackName } from '@section/domain/catalog/filters/filter-options.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { BackLink } from '../../../../lib/links/BackLink.tsx'
import { IconArrowLeft } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { cardBadges } from '@section/domain/catalog/cards/card-badge.ts'
import { formatRating } from '@section/domain/catalog/cards/rating.ts'
import { BookmarkToggle } from '@section/ui/course-card/BookmarkToggle.tsx'
import { RatingStars } from '@section/ui/rating/RatingStars.tsx'
import { type PillTone, StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { lazyPart } from '../../../../lib/loading/lazy-part.tsx'
import { useSignedIn } from '../../../../lib/viewer/viewer.ts'
import { useFlag } from '../../../../lib/flags.ts'
import { CardPills } from '../../cards/CardPills.tsx'
import { useToggleBookmark } from '../../cards/toggle-bookmark.ts'
import css from './course-hero.module.css'
import { ShareButton } from '../ShareButton.tsx'
import type { NextStepOptions } from '../next-step/use-next-step.ts'
import { HeroFacts } from './HeroFacts.tsx'
import { HeroFooter } from './HeroFooter.tsx'

/** Loaded lazily, because most visitors of the page have not earned the badge. */
const EarnedCourseBadge = lazyPart(() => import('../earned/EarnedCourseBadge.tsx'), 'EarnedCourseBadge', {
  waiting: <Skeleton className={css.badge} height={130} shape="block" />,
})

/** The cover, title, bookmark, facts and next step of a course (docs/product/course-page.md#hero-of-the-landing-page). */
export function CourseHero(props: NextStepOptions) {
  const { course, data, now } = props
  const { about } = data
  const { courseId, title } = about
  const toggleBookmark = useToggleBookmark()
  const { viewer } = useSignedIn()
  const rated = useFlag('courseRating')
  const rating = rated ? formatRating(about.courseRating, about.ratingCount) : null
  return (
    <header className={css.hero}>
      <div>
        <div className={css.top}>
          <BackLink to={pathTo('courses')} className={css.back}>
            <Icon of={IconArrowLeft} size={16} />
            All courses
          </BackLink>
          <ShareButton courseId={about.courseId} title={about.title} />
        </div>
        <div className={css.pills}>
          <StatusPill tone={about.stack as PillTone}>Topic: {stackName(about.stack)}</StatusPill>
          <StatusPill>Level: {about.difficulty}</StatusPill>
          <CardPills {...cardBadges(course, 'dashboard', now, { viewer })} />
        </div>
        <h1 className={css.title}>{about.title}</h1>
        {about.subtitle && <p className={css.subtitle}>{about.subtitle}</p>}
        {rating && <RatingStars value={Number(rating.text)} count={rating.count} />}
        <HeroFacts course={course} about={about} />
        {about.courseBadgeId && <EarnedCourseBadge about={about} />}
        <HeroFooter {...props} />
      </div>
      <div className={css.media}>
        <Picture
          className={css.cover}
          src={about.coverImageUrl}
          alt=""
          width={640}
          height={360}
          fetchPriority="high"
        />
        <div className={css.bookmark}>
          <BookmarkToggle
            subject={title}
            saved={data.saved}
            onToggle={() => toggleBookmark({ courseId, title, save: !data.saved })}
          />
        </div>
      </div>
    </header>
  )
}
