import type { MediaTracksMixin } from '@videojs/media/media-tracks'
import type HlsEngine from 'hls.js'
import { rememberedQuality, rememberQuality } from './remembered-choices.ts'

/** A media element that keeps its qualities in the way that the player's menu reads. */
type QualityMedia = Pick<
  InstanceType<ReturnType<typeof MediaTracksMixin>>,
  'addVideoTrack' | 'removeVideoTrack' | 'videoRenditions'
>
type Levels = Pick<HlsEngine, 'levels' | 'nextLevel'>

/**
 * Offers the levels of a playlist as qualities, in the one that was chosen last where the playlist has it, and remembers
 * what is chosen, until the returned function is called. Decisions, section 9.
 */
export function offerQualities(media: QualityMedia, hls: Levels): () => void {
  const track = media.addVideoTrack('main')
  track.selected = true
  for (const [index, { width, height, bitrate }] of hls.levels.entries()) {
    const rendition = track.addRendition('', width, height, undefined, bitrate)
    rendition.id = String(index)
    rendition.selected = height === rememberedQuality()
  }
  const choose = () => {
    const { selectedIndex } = media.videoRenditions
    hls.nextLevel = selectedIndex
    rememberQuality(hls.levels[selectedIndex]?.height ?? null)
  }
  media.videoRenditions.addEventListener('change', choose)
  return () => {
    media.videoRenditions.removeEventListener('change', choose)
    media.removeVideoTrack(track)
  }
}
