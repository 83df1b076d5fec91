import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ChoiceTile } from '@section/ui/form/ChoiceTile.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ProgressLine } from '@section/ui/progress/ProgressLine.tsx'
import { useAttempt } from '../../../lib/forms/use-attempt.ts'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { PLAN_ANCHOR } from '../plan-anchor.ts'
import { quizDraft } from './quiz-draft.ts'
import css from './quiz.module.css'
import { type AskedQuestion, quizQuery } from './quiz-query.ts'
import { submitQuiz } from './submit-quiz.ts'
import { useQuiz } from './use-quiz.ts'

/** The quiz, one question at a time, which ends at the plan on the courses dashboard. docs/product/learning-plan.md#quiz-screen */
export function QuizPage() {
  const { data: questions } = useSuspenseQuery(quizQuery)
  return questions ? <Quiz questions={questions} /> : <NotFoundScreen />
}

function Quiz({ questions }: { questions: readonly AskedQuestion[] }) {
  const { question, number, isLast, chosen, responses, ...quiz } = useQuiz(questions)
  const { busy, failure, setFailure, attempt } = useAttempt()
  const [isMissing, setIsMissing] = useState(false)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const heading = useFocusOfChange(question?.id)
  const id = useId()

  const forget = () => {
    setIsMissing(false)
    setFailure(null)
  }
  const choose = (key: string) => {
    forget()
    quiz.choose(key)
  }
  const goBack = () => {
    forget()
    quiz.previous()
  }
  const finish = () =>
    attempt(async () => {
      const problem = await submitQuiz(responses)
      if (problem !== null) return problem
      quizDraft.remove()
      await navigate({ to: pathTo('courses'), hash: PLAN_ANCHOR })
      return null
    })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === undefined) {
      setIsMissing(true)
      form.current?.querySelector('input')?.focus()
    } else if (isLast) void finish()
    else quiz.next()
  }
  if (!question) return null
  return (
    <Page width="reading">
      <form ref={form} className={css.quiz} onSubmit={handleSubmit} noValidate>
        <p id={`${id}-count`} className={css.count}>
          Question {number} of {questions.length}
        </p>
        <ProgressLine value={responses.length / questions.length} label="Questions answered" />
        <fieldset
          key={question.id}
          className={css.question}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-error`}
        >
          <h1
            id={`${id}-title`}
            ref={heading}
            tabIndex={-1}
            aria-describedby={`${id}-count`}
            className={css.title}
          >
            {question.title}
          </h1>
          <div className={css.options}>
            {question.options.map(({ key, label }) => (
              <ChoiceTile
                key={key}
                type="radio"
                size="large"
                name={question.id}
                label={label}
                checked={key === chosen}
                onChange={() => choose(key)}
              />
            ))}
          </div>
        </fieldset>
        <div id={`${id}-error`} className={css.error}>
          <FormError>{isMissing ? 'Choose one answer to go on.' : failure}</FormError>
        </div>
        <div className={css.actions}>
          {number === 1 ? (
            <ButtonLink size="large" to={pathTo('courses')}>
              Not now
            </ButtonLink>
          ) : (
            <Button size="large" disabled={busy} onClick={goBack}>
              Back
            </Button>
          )}
          <Button type="submit" variant="primary" size="large" busy={busy}>
            {isLast ? 'Get my plan' : 'Next'}
          </Button>
        </div>
      </form>
    </Page>
  )
}

/** Returns the reference of a heading that gets the focus whenever the question changes. */
function useFocusOfChange(questionId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(questionId)
  useEffect(() => {
    if (before.current !== questionId) heading.current?.focus()
    before.current = questionId
  }, [questionId])
  return heading
}
