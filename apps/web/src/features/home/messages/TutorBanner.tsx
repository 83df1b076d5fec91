import { IconMessageCircle } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { hasTutor } from '@section/domain/tutor/tutor-access.ts'
import { useFlag } from '../../../lib/flags.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import { MessageCard } from './MessageCard.tsx'

/** Leads members who have the AI tutor to it, while its flag is on. docs/product/home.md#ai-tutor */
export function TutorBanner() {
  const { member } = useSignedIn()
  const isOn = useFlag('profAimcBanner')
  if (!isOn || !hasTutor(member.customer)) return null
  return (
    <MessageCard
      label="AI tutor"
      icon={IconMessageCircle}
      headline="Think it through with ProfAI"
      body="Your AI tutor is there between classes, for questions, practice and a second opinion."
      action={<ButtonLink to={pathTo('tutorTransfer')}>Open ProfAI</ButtonLink>}
    />
  )
}
