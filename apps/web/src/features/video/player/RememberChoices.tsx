import { useEffect, useRef } from 'react'
import { usePlayer } from './lecture-features.ts'
import {
  rememberCaptions,
  rememberedRate,
  rememberedVolume,
  rememberRate,
  rememberVolume,
} from './remembered-choices.ts'

/** Restores speed and volume when the player is ready, and remembers what keys and buttons change. */
export function RememberChoices() {
  const store = usePlayer()
  const canPlay = usePlayer((state) => state.canPlay)
  const volume = usePlayer((state) => state.volume)
  const rate = usePlayer((state) => state.playbackRate)
  const tracks = usePlayer((state) => state.textTrackList)
  const restored = useRef(false)
  useEffect(() => {
    if (!canPlay) return
    store.setPlaybackRate(rememberedRate())
    if (!restored.current && rememberedVolume() < 1) store.setVolume(rememberedVolume())
    restored.current = true
  }, [store, canPlay])
  useEffect(() => {
    if (restored.current) rememberVolume(volume)
  }, [volume])
  useEffect(() => {
    if (restored.current && canPlay) rememberRate(rate)
  }, [rate, canPlay])
  useEffect(() => {
    const captions = tracks.filter(({ kind }) => kind === 'subtitles' || kind === 'captions')
    if (!restored.current || captions.length === 0) return
    rememberCaptions(captions.find(({ mode }) => mode === 'showing')?.language ?? null)
  }, [tracks])
  return null
}
