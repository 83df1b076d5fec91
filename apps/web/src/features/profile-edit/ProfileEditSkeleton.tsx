import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import fields from './fields/fields.module.css'
import css from './profile-edit.module.css'
import { ProfileEditHeader } from './ProfileEditHeader.tsx'

/** The screen while it loads. */
export function ProfileEditSkeleton() {
  return (
    <Page>
      <ProfileEditHeader />
      <LoadingRegion label="Loading your profile">
        <div className={css.columns}>
          <div className={css.completeness}>
            <Card>
              <Skeleton height={88} shape="block" />
            </Card>
          </div>
          <div className={css.aside}>
            <Skeleton height={44} shape="block" />
          </div>
          <div className={css.sections}>
            <Card>
              <div className={fields.stack}>
                {Array.from({ length: 6 }, (_, at) => (
                  <Skeleton key={at} height={46} shape="block" />
                ))}
              </div>
            </Card>
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}
