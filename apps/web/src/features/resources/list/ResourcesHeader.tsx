import { PageHeader } from '@section/ui/page/PageHeader.tsx'

/** The header of the list, also while it loads. */
export function ResourcesHeader() {
  return (
    <PageHeader
      title="Resources"
      lead="Prompt packs, expert insights and strategy guides to put to work today."
    />
  )
}
