import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { frameRate } from './camera.ts'
import { renditions } from './encode.ts'

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const

/** Writes `master.m3u8` and the playlists of the subtitles of a lecture with renditions in `folder`. */
export function writePlaylists(folder: string, seconds: number): void {
  for (const { code } of languages) {
    const head = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
    ]
    const body = [`#EXTINF:${seconds.toFixed(3)},`, `${code}.vtt`, '#EXT-X-ENDLIST', '']
    writeFileSync(join(folder, `subtitles-${code}.m3u8`), [...head, ...body].join('\n'))
  }
  writeFileSync(join(folder, 'master.m3u8'), master(folder, seconds))
}

function master(folder: string, seconds: number): string {
  const media = languages.flatMap(({ code, name }) => {
    const first = code === 'en' ? 'YES' : 'NO'
    const common = `LANGUAGE="${code}",NAME="${name}",AUTOSELECT=YES`
    return [
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",${common},DEFAULT=${first},CHANNELS="1",URI="audio-${code}/index.m3u8"`,
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",${common},DEFAULT=NO,FORCED=NO,URI="subtitles-${code}.m3u8"`,
    ]
  })
  const audio = Math.max(...languages.map(({ code }) => rates(join(folder, `audio-${code}`), seconds).peak))
  const streams = renditions.flatMap(({ name, width, height }) => {
    const { peak, average } = rates(join(folder, name), seconds)
    const rate = `BANDWIDTH=${peak + audio},AVERAGE-BANDWIDTH=${average + audio}`
    const codecs = `CODECS="${videoCodec(join(folder, name, 'init.mp4'))},mp4a.40.2"`
    const shape = `RESOLUTION=${width}x${height},FRAME-RATE=${frameRate.toFixed(3)}`
    return [
      `#EXT-X-STREAM-INF:${rate},${codecs},${shape},AUDIO="audio",SUBTITLES="subtitles"`,
      `${name}/index.m3u8`,
    ]
  })
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...streams, ''].join('\n')
}

/** Returns the bits per second of a rendition: the peak of a segment and the average. */
function rates(folder: string, seconds: number): { peak: number; average: number } {
  const lengths = [...readFileSync(join(folder, 'index.m3u8'), 'utf8').matchAll(/#EXTINF:([\d.]+),\n(\S+)/g)]
  const peak = Math.max(...lengths.map(([, length, file]) => bits(folder, file ?? '') / Number(length)))
  const all = readdirSync(folder).filter((file) => file.endsWith('.m4s'))
  const sum = all.reduce((total, file) => total + bits(folder, file), 0)
  return { peak: Math.ceil(peak), average: Math.ceil(sum / seconds) }
}

function bits(folder: string, file: string): number {
  return statSync(join(folder, file)).size * 8
}

/** Returns the RFC 6381 name of the H.264 stream from its configuration record. */
function videoCodec(initFile: string): string {
  const init = readFileSync(initFile)
  const record = init.indexOf('avcC') + 5
  return `avc1.${init.subarray(record, record + 3).toString('hex')}`
}
