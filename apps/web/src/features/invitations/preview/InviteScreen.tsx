import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { passProblem } from '@section/domain/invitations/passes/pass-problem.ts'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { VisitorPage } from '../../../lib/visitor-page/VisitorPage.tsx'
import { PassLogo } from '../PassLogo.tsx'
import { PassProblemScreen } from '../registration/PassProblemScreen.tsx'
import { CallToAction, type CallToActionProps } from './CallToAction.tsx'
import { IntroText } from './IntroText.tsx'
import content from './invite-content.module.css'
import { type PassPreview, passPreviewQuery } from './preview-query.ts'
import { Testimonial } from './Testimonial.tsx'

interface InviteScreenProps {
  /** The top of the page is dark on the pathway. */
  readonly location: CallToActionProps['location']
  /** Renders the hero with the videos of the invitation. */
  readonly children: (pass: PassPreview) => ReactNode
}

/** The parts that both previews have, or the screen for an invitation that does not exist. */
export function InviteScreen({ location, children }: InviteScreenProps) {
  const { inviteCode: code = '' } = useParams({ strict: false })
  const { data: pass } = useSuspenseQuery(passPreviewQuery(code))
  usePageTitle(pass?.meta?.hero?.title ?? pass?.title ?? 'Invitation')
  const dark = location === 'pathway'
  if (pass === null) return <PassProblemScreen problem="invalid" />
  // A rate limit does not reveal whether the invitation exists.
  if (pass.error && passProblem(pass.error.code) === 'refused')
    return <PassProblemScreen problem="refused" message={pass.error.message} />
  return (
    <VisitorPage dark={dark} beside={<PassLogo logo={pass.meta?.logo} />}>
      {children(pass)}
      <IntroText text={pass.introContent} />
      <Testimonial testimonial={pass.meta?.testimonial} />
      {!pass.error && (
        <section className={content.closing} data-surface="dark">
          <h2 className={content.closingTitle}>Your place is waiting.</h2>
          <CallToAction pass={pass} location={location} />
        </section>
      )}
    </VisitorPage>
  )
}
