import type { MediaTracksMixin } from '@videojs/media/media-tracks'
import type HlsEngine from 'hls.js'
import { qualityPreference } from './preferences.ts'

/** A media element whose renditions the player's menu lists. */
type QualityMedia = Pick<
  InstanceType<ReturnType<typeof MediaTracksMixin>>,
  'addVideoTrack' | 'removeVideoTrack' | 'videoRenditions'
>
/**
 * Offers the levels of a playlist as qualities, selects the preferred one and stores the member's choice, until the
 * returned function is called. docs/product/video.md#player-preferences
 */
export function offerQualities(
  media: QualityMedia,
  hls: Pick<HlsEngine, 'levels' | 'nextLevel'>,
): () => void {
  const track = media.addVideoTrack('main')
  track.selected = true
  for (const [index, { width, height, bitrate }] of hls.levels.entries()) {
    const rendition = track.addRendition('', width, height, undefined, bitrate)
    rendition.id = String(index)
    rendition.selected = height === qualityPreference.get()
  }
  const choose = () => {
    const { selectedIndex } = media.videoRenditions
    hls.nextLevel = selectedIndex
    qualityPreference.set(hls.levels[selectedIndex]?.height ?? null)
  }
  media.videoRenditions.addEventListener('change', choose)
  return () => {
    media.videoRenditions.removeEventListener('change', choose)
    media.removeVideoTrack(track)
  }
}
