import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { Cmd, type Copy, DockerfileParser, Env, From, Healthcheck, type Instruction } from 'dockerfile-ast'

const ROOT = join(import.meta.dirname, '../../..')

/** What the last stage of a Dockerfile makes: a folder, and how it is run. */
export interface Image {
  folder: string
  command: string[]
  health: string[]
  environment: Record<string, string>
}

/** A stage, whose file system is the folder `root`. */
interface Stage {
  root: string
  workdir: string
  environment: Record<string, string>
}

/**
 * Carries a Dockerfile out in an empty folder, with Node of this machine in the place of the image that it begins with.
 * Errors: a command fails, or there is an instruction that this does not know.
 */
export function carryOut(dockerfile: string, into: string): Image {
  const stages = new Map<string, Stage>()
  let stage: Stage = { root: into, workdir: '/', environment: {} }
  const image = { command: [] as string[], health: [] as string[] }
  for (const instruction of DockerfileParser.parse(readFileSync(dockerfile, 'utf8')).getInstructions()) {
    const words = instruction.getArgumentsContent() ?? ''
    if (instruction instanceof From) {
      const name = instruction.getBuildStage() ?? 'last'
      stage = { root: join(into, name), workdir: '/', environment: {} }
      stages.set(name, stage)
    } else if (instruction instanceof Env) {
      for (const property of instruction.getProperties())
        stage.environment[property.getName()] = property.getValue() ?? ''
    } else if (instruction instanceof Cmd) image.command = wordsOf(instruction)
    else if (instruction instanceof Healthcheck)
      image.health = JSON.parse(words.slice(words.indexOf('['))) as string[]
    else carryOutStep(instruction, words, stage, stages)
  }
  return { ...image, environment: stage.environment, folder: join(stage.root, stage.workdir) }
}

function carryOutStep(instruction: Instruction, words: string, stage: Stage, stages: Map<string, Stage>) {
  const here = join(stage.root, stage.workdir)
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.workdir = words
      mkdirSync(join(stage.root, words), { recursive: true })
      return
    case 'COPY':
      copy(instruction as Copy, here, stages)
      return
    case 'RUN':
      execFileSync('sh', ['-c', words], {
        cwd: here,
        // The network of the machine may need its settings; the variable of tests would make another build.
        env: {
          ...process.env,
          NODE_ENV: undefined,
          ...stage.environment,
          PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return
    case 'USER':
    case 'EXPOSE':
      return
    default:
      throw new Error(`${instruction.getKeyword()} is not known here.`)
  }
}

function copy(instruction: Copy, here: string, stages: Map<string, Stage>): void {
  const [source = '', target = ''] = instruction.getArguments().map((argument) => argument.getValue())
  const from = instruction.getFromFlag()?.getValue()
  const stage = from ? stages.get(from) : undefined
  if (stage) return cpSync(join(stage.root, source), join(here, target), { recursive: true })
  if (from || source !== '.') throw new Error(`COPY ${source} is not known here.`)
  for (const file of sentFiles()) cpSync(join(ROOT, file), join(here, target, file))
}

/** Returns the files of the repository that `.dockerignore` lets through to the builder. */
function sentFiles(): string[] {
  const patterns = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  // The last pattern that names a file or a folder around it decides.
  return files.filter((file) => {
    const last = patterns.findLast((pattern) => {
      const glob = pattern.replace(/^!/, '')
      return matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`)
    })
    return file !== '' && (last === undefined || last.startsWith('!'))
  })
}

const wordsOf = (instruction: Cmd): string[] =>
  instruction.getJSONStrings().map((word) => word.getJSONValue())
