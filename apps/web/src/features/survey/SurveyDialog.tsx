import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InterestValues, SurveyValues, WorkValues } from '@section/domain/survey/survey-answers.ts'
import { FIRST_SLIDE, nextSlide, previousSlide, slideTheme } from '@section/domain/survey/survey-slides.ts'
import { SlideDialog } from '@section/ui/dialog/SlideDialog.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { useAttempt } from '../../lib/forms/use-attempt.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { InterestQuestion } from './slides/InterestQuestion.tsx'
import { Introduction } from './slides/Introduction.tsx'
import { SurveyComplete } from './slides/SurveyComplete.tsx'
import { TopicArt } from './slides/TopicArt.tsx'
import { WorkQuestion } from './slides/WorkQuestion.tsx'
import { announceCompletion, endSurvey, onCompletedElsewhere } from './survey-completion.ts'
import { keepDraft, readDraft } from './survey-draft.ts'
import { type SubmittedSurvey, submitSurvey } from './submit-survey.ts'

interface SurveyDialogProps {
  opened: boolean
  /** True once the survey is submitted, which makes the dialog closable. */
  finished: boolean
  onFinish: () => void
  onClose: () => void
}

/** The profile survey: four slides, which cannot be closed before the last. docs/product/survey.md#slides */
export function SurveyDialog({ opened, finished, onFinish, onClose }: SurveyDialogProps) {
  const { viewer, member } = useSignedIn()
  const { userId } = viewer
  const [initial] = useState(() => readDraft(userId))
  const [slide, setSlide] = useState(FIRST_SLIDE)
  const [answers, setAnswers] = useState<SurveyValues>(initial)
  const submission = useRef<SubmittedSurvey | null>(null)
  const { busy, failure, attempt } = useAttempt()
  const isOpen = useRef(opened)
  useEffect(() => {
    isOpen.current = opened
  }, [opened])

  const handleElsewhere = useEffectEvent(() => {
    if (!opened || finished) return
    endSurvey()
    showToast({ tone: 'info', message: 'Survey complete. You finished it in another tab.' })
  })
  useEffect(() => onCompletedElsewhere(userId, () => handleElsewhere()), [userId])

  const next = () => setSlide(nextSlide)
  const previous = () => setSlide(previousSlide)
  const keep = (values: Partial<SurveyValues>) => keepDraft(userId, values)
  const answerWork = (work: WorkValues) => {
    setAnswers((before) => ({ ...before, ...work }))
    next()
  }
  const finish = (interests: InterestValues) =>
    attempt(async () => {
      const all = { ...answers, ...interests }
      submission.current = sameOrNew(submission.current, all)
      const outcome = await submitSurvey(submission.current, member)
      if (outcome.kind === 'failed') return outcome.message
      setAnswers(all)
      if (outcome.kind === 'stored') {
        onFinish()
        next()
        announceCompletion(userId)
      } else if (isOpen.current)
        showToast({
          tone: 'info',
          message: 'You had completed this survey before. Your earlier answers are kept.',
        })
      endSurvey()
      return null
    })

  return (
    <SlideDialog
      opened={opened}
      closable={finished}
      onClose={onClose}
      label="Complete your profile"
      current={slide}
      slides={[
        {
          key: 'introduction',
          title: 'Complete your profile',
          theme: slideTheme(0),
          art: <TopicArt />,
          content: <Introduction onStart={next} />,
        },
        {
          key: 'work',
          eyebrow: 'Question 1/2',
          title: 'What do you do?',
          theme: slideTheme(1),
          content: (
            <WorkQuestion initial={initial} onChange={keep} onPrevious={previous} onAnswer={answerWork} />
          ),
        },
        {
          key: 'interests',
          eyebrow: 'Question 2/2',
          title: 'What do you want to learn about this year? Select all that apply.',
          theme: slideTheme(2),
          content: (
            <InterestQuestion
              initial={initial}
              busy={busy}
              failure={failure}
              onChange={keep}
              onPrevious={previous}
              onAnswer={(interests) => void finish(interests)}
            />
          ),
        },
        {
          key: 'complete',
          title: 'Survey Complete!',
          theme: slideTheme(3),
          art: <TopicArt />,
          content: <SurveyComplete topics={answers.what_topics_are_you_interested_in} onLeave={onClose} />,
        },
      ]}
    />
  )
}

/**
 * Returns the previous submission if its answers are the same, so that the server recognizes it if it arrived after all; else a
 * new one.
 */
function sameOrNew(before: SubmittedSurvey | null, answers: SurveyValues): SubmittedSurvey {
  const isSame = JSON.stringify(before?.answers) === JSON.stringify(answers)
  return before && isSame ? before : { surveyResponseId: crypto.randomUUID(), answers }
}
