/// <reference lib="dom" />
import type Hls from 'hls.js'

export type Watched = {
  errors: string[]
  levels: string[]
  audio: string[]
  subtitles: string[]
  duration: number
  playedAfterSeek: number
  captionAtStart: boolean
  cues: number
  ended: boolean
}

/**
 * Runs in the page: plays the master playlist at `url` with hls.js, seeks to the middle, changes to Spanish with captions,
 * plays the last two seconds, and returns to a slide with captions.
 */
export async function watch(url: string): Promise<Watched> {
  const Player = (globalThis as unknown as { Hls: typeof Hls }).Hls
  const video = document.body.appendChild(document.createElement('video'))
  video.muted = true
  video.style.width = '1280px'
  const player = new Player({ startLevel: 1 })
  const errors: string[] = []
  player.on(Player.Events.ERROR, (_, data) => {
    // A seek or a change of language aborts pending loads, which is expected.
    if (data.details !== Player.ErrorDetails.INTERNAL_ABORTED) errors.push(data.details)
  })
  const until = async (reached: () => boolean, timeout = 15_000): Promise<boolean> => {
    for (const start = performance.now(); performance.now() - start < timeout;) {
      if (reached()) return true
      await new Promise((wake) => setTimeout(wake, 50))
    }
    return reached()
  }
  player.loadSource(url)
  player.attachMedia(video)
  await until(() => video.readyState >= 2)
  await video.play()
  await until(() => video.currentTime > 0.5)

  const middle = video.duration / 2
  player.audioTrack = 1
  player.subtitleTrack = 1
  player.subtitleDisplay = true
  video.currentTime = middle
  await until(() => video.currentTime > middle + 0.5 && !video.seeking)
  const playedAfterSeek = video.currentTime - middle
  const showing = [...video.textTracks].find((track) => track.mode === 'showing')

  video.currentTime = video.duration - 2
  await until(() => video.ended)
  const { duration, ended } = video
  // A change of the sound track drops earlier captions; going back must restore them.
  video.currentTime = 2
  const captionAtStart = await until(() => (showing?.activeCues?.length ?? 0) > 0)
  const cues = showing?.cues?.length ?? 0
  video.currentTime = middle + 3
  await until(() => !video.seeking && video.readyState >= 2)
  return {
    errors,
    levels: player.levels.map(({ width, height }) => `${width}x${height}`),
    audio: player.audioTracks.map(({ lang, name }) => `${lang} ${name}`),
    subtitles: player.subtitleTracks.map(({ lang, name }) => `${lang} ${name}`),
    duration,
    playedAfterSeek,
    captionAtStart,
    cues,
    ended,
  }
}
