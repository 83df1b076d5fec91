import { LoadingRegion, Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import css from './quiz.module.css'

const OPTIONS = 4

/** The quiz while its questions load. */
export function QuizSkeleton() {
  return (
    <Page width="reading">
      <LoadingRegion label="Loading the quiz">
        <div className={css.quiz}>
          <Skeleton width={120} height={21} />
          <Skeleton height={4} />
          <div className={css.question}>
            <Skeleton width="80%" height={41} />
            <div className={css.options}>
              {Array.from({ length: OPTIONS }, (_, option) => (
                <Skeleton key={option} height={72} shape="block" />
              ))}
            </div>
          </div>
        </div>
      </LoadingRegion>
    </Page>
  )
}
