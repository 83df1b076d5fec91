import { PageHeader } from '@section/ui/page/PageHeader.tsx'

/** The header of the directory, also while it loads. */
export function MembersHeader() {
  return (
    <PageHeader
      eyebrow="Member Directory"
      title="Your fellow members"
      lead="Find the people who learn beside you, and see what they do and what they offer."
    />
  )
}
