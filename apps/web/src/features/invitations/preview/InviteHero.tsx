import { subtitleSize } from '@section/domain/invitations/subtitle-size.ts'
import { CallToAction, type CallToActionProps } from './CallToAction.tsx'
import css from './invite-content.module.css'

/** The title, the subtitle and the button of an invitation. */
export function InviteHero({ pass, location }: Pick<CallToActionProps, 'pass' | 'location'>) {
  const hero = pass.meta?.hero
  const size = subtitleSize(hero?.subtitleFontSize)
  return (
    <div className={css.heroText}>
      {pass.title && hero?.title && <p className={css.eyebrow}>{pass.title}</p>}
      <h1 className={css.title}>{hero?.title ?? pass.title ?? 'You are invited'}</h1>
      {hero?.subtitle && (
        <p className={css.subtitle} style={size === null ? undefined : { fontSize: `${size / 16}rem` }}>
          {hero.subtitle}
        </p>
      )}
      <CallToAction pass={pass} location={location} describe />
    </div>
  )
}
