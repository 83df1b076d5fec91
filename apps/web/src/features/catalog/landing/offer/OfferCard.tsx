import { IconLock, IconPlayerPlay } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { PLAN_NAMES, type PlanChange, planChange } from '@section/domain/entitlement/course-offer.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { config } from '../../../../lib/config.ts'
import { mailTo } from '../../../../lib/links/mail-to.ts'
import { ButtonLink } from '../../../../lib/links/ButtonLink.tsx'
import { type Member, useSignedIn } from '../../../../lib/viewer/viewer.ts'
import type { CourseOffer, UnheldCourse } from '../../course-landing-query.ts'
import { LazyCourseProducts } from './course-products.ts'
import css from './offer-card.module.css'

/**
 * Says which plan or purchase opens a course and who can change the member's plan, sells the course by itself where it is
 * sold, and leads to the plan and to the lesson that everybody may watch.
 */
export function OfferCard({ offer, preview, products }: Omit<UnheldCourse, 'kind'>) {
  const { member, viewer } = useSignedIn()
  const change = planChange(viewer, offer.heldBy)
  const isSold = products.length > 0
  return (
    <Card padding="large" className={css.card}>
      <h2 className={css.title}>
        <Icon of={IconLock} size={20} />
        Not in your plan
      </h2>
      <p className={css.text}>
        {holderText(offer)} {isSold ? soldText(change) : changeText(change, offer, member)}
      </p>
      {isSold && <LazyCourseProducts courseId={offer.courseId} products={products} />}
      <div className={css.actions}>
        <Way change={change} offer={offer} variant={isSold ? 'secondary' : 'primary'} />
        {preview && (
          <ButtonLink icon={<Icon of={IconPlayerPlay} />} to={pathTo('onDemandVideo', preview)}>
            Watch one lesson for free
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function holderText({ heldBy }: CourseOffer): string {
  const plans = heldBy.flatMap((holder) => (holder === 'PURCHASE' ? [] : [PLAN_NAMES[holder]]))
  if (plans.length === 0) return 'This is a Mini-MBA. It is in no plan and is bought separately.'
  return `This course comes with ${plans.join(' or ')}.`
}

/** Nobody for whom an employer pays is sold anything. */
const soldText = ({ by }: PlanChange): string =>
  by === 'member' ? 'You can choose that plan yourself, or buy the course by itself.' : 'You can buy it here.'

function changeText({ by }: PlanChange, { heldBy }: CourseOffer, { customer }: Member): string {
  switch (by) {
    case 'member':
      return 'You can choose that plan yourself.'
    case 'employer':
      return `${customer?.name ?? 'Your employer'} decides what your plan includes: ask the person who manages it there.`
    case 'support':
      return heldBy.includes('PURCHASE')
        ? 'Customer Support tells you the next dates and the price.'
        : 'Customer Support changes your plan for you.'
  }
}

interface WayProps {
  readonly change: PlanChange
  readonly offer: CourseOffer
  readonly variant: 'primary' | 'secondary'
}

/** The button that leads to whoever can change the plan. */
function Way({ change, offer: { courseId, title }, variant }: WayProps) {
  if (change.by === 'member')
    return (
      <ButtonLink variant={variant} to={change.path}>
        Become a member
      </ButtonLink>
    )
  const isEmployer = change.by === 'employer'
  const address = new URL(pathTo('course', { courseId }), location.origin).href
  return (
    <AnchorButton
      variant={variant}
      href={mailTo(isEmployer ? '' : config.supportEmail, {
        subject: `Access to “${title}”`,
        body: `I would like to take this course: ${title}\n${address}\n`,
      })}
    >
      {isEmployer ? 'Ask your employer' : 'Ask Customer Support'}
    </AnchorButton>
  )
}
