import { join } from 'node:path'
import { renditions } from './encode.ts'
import { run } from './programs.ts'

/** Returns the duration in seconds (to the millisecond) that all tracks of a lecture reach. */
export function commonDuration(folder: string): number {
  const tracks = [...renditions.map(({ name }) => name), 'audio-en', 'audio-es']
  return Math.min(...tracks.map((track) => durationOf(join(folder, track, 'index.m3u8'))))
}

/** Returns the duration of a playlist in seconds, from the packets of its media. */
function durationOf(playlist: string): number {
  const entries = ['-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0']
  const lines = run('ffprobe', ['-v', 'error', '-allowed_extensions', 'ALL', ...entries, playlist])
    .toString()
    .trim()
    .split('\n')
  const ends = lines.map((line) =>
    line
      .split(',')
      .slice(0, 2)
      .reduce((sum, part) => sum + (Number(part) || 0), 0),
  )
  return Math.round(Math.max(...ends) * 1000) / 1000
}
