/** A video element whose playing a test drives by hand; times in seconds. */
export class FakeElement extends EventTarget {
  currentTime = 0
  ended = false
  paused = true
  playbackRate = 1
  readyState = 0
  seeking = false

  tell(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type))
  }

  load(): void {
    this.readyState = 4
    this.tell('loadeddata')
  }

  play(): void {
    this.paused = false
    this.tell('play', 'playing')
  }

  pause(): void {
    this.paused = true
    this.tell('pause')
  }

  seek(position: number): void {
    this.ended = false
    this.seeking = true
    this.tell('seeking')
    this.currentTime = position
    this.seeking = false
    this.tell('seeked', 'timeupdate')
  }

  end(): void {
    this.paused = true
    this.ended = true
    this.tell('pause', 'ended')
  }
}
