import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ButtonLink } from '../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { typedFields } from './autosave/profile-outbox.ts'
import { SaveNote } from './autosave/SaveNote.tsx'
import { Completeness } from './Completeness.tsx'
import { goTo } from './go-to.ts'
import css from './profile-edit.module.css'
import { ProfileEditHeader } from './ProfileEditHeader.tsx'
import { SectionNav } from './SectionNav.tsx'
import { EDIT_SECTIONS } from './sections/sections.ts'

/** The viewer's profile to be filled in; every field saves itself. docs/product/profiles.md#the-edit-screen */
export function ProfileEditPage() {
  const { viewer } = useSignedIn()
  const hash = useLocation({ select: (location) => location.hash })
  const profile = pathTo('memberProfile', { userId: viewer.userId })
  useEffect(() => typedFields.settleAll, [])
  // Links of other screens lead to a field or a section.
  useEffect(() => goTo(hash), [hash])
  return (
    <Page>
      <ProfileEditHeader
        action={canOpen(profile, viewer, {}) && <ButtonLink to={profile}>View Profile</ButtonLink>}
      />
      <div className={css.columns}>
        <div className={css.completeness}>
          <Completeness />
        </div>
        <div className={css.aside}>
          <SectionNav />
          <SaveNote className={css.note} />
        </div>
        <div className={css.sections}>
          {EDIT_SECTIONS.map(({ id, title, description, Fields }) => (
            <Section key={id} id={id} title={title} description={description}>
              <Card>
                <Fields />
              </Card>
            </Section>
          ))}
        </div>
      </div>
    </Page>
  )
}
