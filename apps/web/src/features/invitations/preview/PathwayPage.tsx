import { useState } from 'react'
import { ClosingCall } from './ClosingCall.tsx'
import { InviteHero } from './InviteHero.tsx'
import { InviteScreen } from './InviteScreen.tsx'
import { IntroText } from './IntroText.tsx'
import { PathwayFilms } from './PathwayFilms.tsx'
import words from './invite-words.module.css'
import stage from './stage.module.css'
import { PreviewStage } from './PreviewStage.tsx'
import type { PassPreview } from './preview-query.ts'
import { Testimonial } from './Testimonial.tsx'

/** The preview of an invitation with all its films. Specification 1, section 2.3. */
export function PathwayPage() {
  return <InviteScreen dark>{(pass) => <Pathway pass={pass} />}</InviteScreen>
}

function Pathway({ pass }: { pass: PassPreview }) {
  const films = pass.content ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const film = films.find(({ videoId }) => videoId === chosen) ?? films[0]
  return (
    <>
      <section className={words.night} data-surface="dark" data-film={film !== undefined}>
        <InviteHero pass={pass} place="pathway" />
      </section>
      {film && (
        <div className={stage.nightStage}>
          <PreviewStage key={film.videoId} code={pass.code} film={film} chosen={chosen !== null} />
        </div>
      )}
      <PathwayFilms films={films} current={film?.videoId} onChoose={setChosen} />
      <IntroText text={pass.introContent} />
      <Testimonial testimonial={pass.meta?.testimonial} />
      <ClosingCall pass={pass} place="pathway" />
    </>
  )
}
