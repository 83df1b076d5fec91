import { courseCover } from '@section/art/covers/course-cover.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { InviteHero } from './InviteHero.tsx'
import { InviteScreen } from './InviteScreen.tsx'
import content from './invite-content.module.css'
import stage from './stage.module.css'
import { PreviewStage } from './PreviewStage.tsx'

/** The preview of an invitation with its first video. */
export function PreviewPage() {
  return (
    <InviteScreen location="preview">
      {(pass) => {
        const [video] = pass.content ?? []
        const cover = courseCover({ slug: pass.code, stack: 'business-core', level: 'Intermediate' })
        return (
          <section className={content.hero}>
            <InviteHero pass={pass} location="preview" />
            {video ? (
              <div className={stage.picture}>
                <Drawing className={stage.cover} svg={cover} />
                <PreviewStage code={pass.code} video={video} />
              </div>
            ) : (
              <Drawing className={stage.coverOnly} svg={cover} />
            )}
          </section>
        )
      }}
    </InviteScreen>
  )
}
