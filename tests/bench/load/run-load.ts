import { spawn } from 'node:child_process'
import { json } from 'node:stream/consumers'

/** Runs a load generator in a process of its own, which reads the load on its standard input and prints its answers. */
export async function runLoad<Answers>(file: string, load: object): Promise<Answers> {
  const generator = spawn(process.execPath, ['--no-warnings', file], { stdio: ['pipe', 'pipe', 'inherit'] })
  generator.stdin.end(JSON.stringify(load))
  return (await json(generator.stdout)) as Answers
}
