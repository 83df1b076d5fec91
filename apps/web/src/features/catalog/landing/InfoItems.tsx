import type { LandingSession } from '../course-landing-query.ts'
import css from './course-landing.module.css'

/** Points with a title and a sentence, two or three in a row. */
export function InfoItems({ items }: { items: LandingSession['courseMeta']['whoWillBenefit'] }) {
  return (
    <ul className={css.points}>
      {items.map(({ title, description, iconUrl }) => (
        <li key={title} className={css.point}>
          {iconUrl && <img src={iconUrl} alt="" width={40} height={40} loading="lazy" />}
          <h3 className={css.pointTitle}>{title}</h3>
          <p className={css.pointText}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
