import { useQuery } from '@tanstack/react-query'
import { eventHero } from '@section/art/event-hero.ts'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { config } from '../../lib/config.ts'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { HighestHeading } from '../../lib/rich-text/highest-heading.ts'
import { RichText } from '../../lib/rich-text/RichText.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './drops.module.css'
import { dropsQuery } from './drops-query.ts'
import { MeanwhileLinks } from './MeanwhileLinks.tsx'

/** Says that drops are still to come, in the words of the school where it has any. docs/product/app-shell.md#drops */
export function DropsPage() {
  const { data: content } = useQuery(dropsQuery)
  return (
    <Page>
      <div className={css.columns}>
        <div>
          <PageHeader
            eyebrow="Coming soon"
            title={content?.title ?? 'Drops are on their way'}
            lead={
              !content && 'Something new is in the making. It will be here as soon as it is worth your time.'
            }
          />
          {content && (
            <div className={css.body}>
              <HighestHeading value={2}>
                <RichText>{content.body}</RichText>
              </HighestHeading>
            </div>
          )}
          <MeanwhileLinks />
          <NextStep />
        </div>
        <Card padding="none" className={css.art}>
          <Drawing svg={eventHero({ slug: 'drops' })} alt="" />
        </Card>
      </div>
    </Page>
  )
}

const NEXT_STEPS = [
  { screen: 'courses', label: 'Go to Courses' },
  { screen: 'miniMbas', label: 'Go to Mini-MBAs' },
  { screen: 'resubscribe', label: 'Go to Membership' },
] as const

/** Leads to the courses of the member, an account that has ended to the way back, and everybody else to the support. */
function NextStep() {
  const { viewer } = useSignedIn()
  const step = NEXT_STEPS.find(({ screen }) => canOpen(pathTo(screen), viewer, {}))
  return step ? (
    <ButtonLink variant="primary" to={pathTo(step.screen)}>
      {step.label}
    </ButtonLink>
  ) : (
    <AnchorButton variant="primary" href={config.contactUrl}>
      Contact Support
    </AnchorButton>
  )
}
