import { courseCover } from '@section/art/covers/course-cover.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { InviteHero } from './InviteHero.tsx'
import { InviteScreen } from './InviteScreen.tsx'
import { IntroText } from './IntroText.tsx'
import words from './invite-words.module.css'
import stage from './stage.module.css'
import { PreviewStage } from './PreviewStage.tsx'
import { Testimonial } from './Testimonial.tsx'

/** The preview of an invitation with its first film. Specification 1, section 2.3. */
export function PreviewPage() {
  return (
    <InviteScreen>
      {(pass) => {
        const [film] = pass.content ?? []
        return (
          <>
            <section className={words.hero}>
              <InviteHero pass={pass} place="preview" />
              {film ? (
                <div className={stage.picture}>
                  <Drawing className={stage.forms ?? ''} svg={formsOf(pass.code)} />
                  <PreviewStage code={pass.code} film={film} />
                </div>
              ) : (
                <Drawing className={stage.alone ?? ''} svg={formsOf(pass.code)} />
              )}
            </section>
            <IntroText text={pass.introContent} />
            <Testimonial testimonial={pass.meta?.testimonial} />
            <ClosingCall pass={pass} place="preview" />
          </>
        )
      }}
    </InviteScreen>
  )
}

const formsOf = (code: string) => courseCover({ slug: code, stack: 'business-core', level: 'Intermediate' })
