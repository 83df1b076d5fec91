import { spawn } from 'node:child_process'

/** `npm run dev` runs the server from source, restarted on change, and the web app with hot reload on port 5173. */
const port = process.env['PORT'] ?? '3000'
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'apps/web'], {
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://localhost:${port}` },
  }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
children.forEach((child) => child.on('exit', () => children.forEach((other) => other.kill())))
