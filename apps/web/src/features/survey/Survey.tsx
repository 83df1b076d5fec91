import { useState } from 'react'
import { isAskedSurvey } from '@section/domain/survey/survey-asked.ts'
import { lazyDialog } from '../../lib/loading/lazy-part.tsx'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
// Imported here, because a sign-out must delete the answers also on a page that has not loaded the dialog.
import './kept-answers.ts'

const SurveyDialog = lazyDialog(() => import('./SurveyDialog.tsx'), 'SurveyDialog')

/** Asks a limited member to complete the profile survey, on whichever screen. docs/product/survey.md#who-is-asked */
export function Survey() {
  const { viewer, surveyStatus } = useSignedIn()
  const [finished, setFinished] = useState(false)
  const [missing, setMissing] = useState(false)
  const asked = isAskedSurvey(viewer, surveyStatus)
  const [wasAsked, setWasAsked] = useState(asked)
  // A member who gets another plan while the dialog is open may still finish.
  const isAsked = surveyStatus !== 'COMPLETED' && (asked || wasAsked)
  if (isAsked !== wasAsked) setWasAsked(isAsked)
  return (
    <SurveyDialog
      opened={(isAsked && !missing) || finished}
      finished={finished}
      onFinish={() => setFinished(true)}
      onClose={() => setFinished(false)}
      onMissing={() => setMissing(true)}
    />
  )
}
