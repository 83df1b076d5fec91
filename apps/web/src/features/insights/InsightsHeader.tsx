import { PageHeader } from '@section/ui/page/PageHeader.tsx'

/** The header of the list, also while it loads. */
export function InsightsHeader() {
  return (
    <PageHeader
      eyebrow="Insights"
      title="Learning begins here"
      lead="Case studies of teams that tried something, measured it, and tell what came of it."
    />
  )
}
