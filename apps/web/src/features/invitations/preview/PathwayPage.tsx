import { useState } from 'react'
import { InviteHero } from './InviteHero.tsx'
import { InviteScreen } from './InviteScreen.tsx'
import { PathwayVideos } from './PathwayVideos.tsx'
import content from './invite-content.module.css'
import stage from './stage.module.css'
import { PreviewStage } from './PreviewStage.tsx'
import type { PassPreview } from './preview-query.ts'

/** The preview of an invitation with all its videos. */
export function PathwayPage() {
  return <InviteScreen location="pathway">{(pass) => <Pathway pass={pass} />}</InviteScreen>
}

function Pathway({ pass }: { pass: PassPreview }) {
  const videos = pass.content ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const video = videos.find(({ videoId }) => videoId === chosen) ?? videos[0]
  return (
    <>
      <section className={content.dark} data-surface="dark" data-video={video !== undefined}>
        <InviteHero pass={pass} location="pathway" />
      </section>
      {video && (
        <div className={stage.darkStage}>
          <PreviewStage key={video.videoId} code={pass.code} video={video} chosen={chosen !== null} />
        </div>
      )}
      <PathwayVideos videos={videos} current={video?.videoId} onChoose={setChosen} />
    </>
  )
}
