import { pathTo } from '@section/domain/access/screen-path.ts'
import { Link } from '@tanstack/react-router'
import { IconArrowLeft } from '@tabler/icons-react'
import { BADGE_EARNED, cardBadges } from '@section/domain/catalog/card-badge.ts'
import type { CourseLanding as LandingRule } from '@section/domain/catalog/course-landing.ts'
import type { CourseSessions } from '@section/domain/catalog/course-sessions.ts'
import { shownRating } from '@section/domain/catalog/rating.ts'
import { RatingStars } from '@section/ui/rating/RatingStars.tsx'
import { type PillTone, StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { CardPills } from '../cards/CardPills.tsx'
import { CourseBookmark } from '../cards/CourseBookmark.tsx'
import type { CourseLanding, LandingSession } from '../course-landing-query.ts'
import { stackName } from '../cards/stack-names.ts'
import css from './course-hero.module.css'
import { HeroFooter } from './HeroFooter.tsx'
import { heroLabels } from './hero-labels.ts'

interface CourseHeroProps {
  course: CourseSessions<LandingSession>
  landing: LandingRule<LandingSession>
  data: CourseLanding
  now: number
}

/** Cover, title, bookmark, labels, and what to do next. Specification 2, section 2.3. */
export function CourseHero({ course, landing, data, now }: CourseHeroProps) {
  const { about } = data
  const { badge, badgeEarned } = cardBadges(course, 'dashboard', now)
  const rated = useFlag('courseRating')
  const rating = rated ? shownRating(about.courseRating, about.ratingCount) : null
  return (
    <header className={css.hero}>
      <div className={css.text}>
        <Link to={pathTo('courses')} className={css.back ?? ''}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden />
          All courses
        </Link>
        <div className={css.pills}>
          <StatusPill tone={about.stack as PillTone}>{stackName(about.stack)}</StatusPill>
          <StatusPill>{about.difficulty}</StatusPill>
          <CardPills badge={badge} earned={badgeEarned ? BADGE_EARNED : null} />
        </div>
        <h1 className={css.title}>{about.title}</h1>
        {about.subtitle && <p className={css.subtitle}>{about.subtitle}</p>}
        {rating && <RatingStars value={Number(rating.text)} count={rating.count} />}
        <ul className={css.labels}>
          {heroLabels(course, about).map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <HeroFooter course={course} landing={landing} data={data} now={now} />
      </div>
      <div className={css.media}>
        <img
          className={css.cover}
          src={about.coverImageUrl}
          alt=""
          width={640}
          height={360}
          fetchPriority="high"
        />
        <div className={css.bookmark}>
          <CourseBookmark courseId={about.courseId} title={about.title} saved={data.saved} />
        </div>
      </div>
    </header>
  )
}
