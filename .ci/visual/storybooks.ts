/** A built Storybook for each side, kept by the hash of its files. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileIn, type Side, withFilesOf } from './trees.ts'

export const cache = resolve('node_modules/.cache/visual')

/** As many sides are kept as one goes back and forth between. */
const kept = 4

/** What a side leaves behind for the next time. */
export const keptOf = ({ tree }: Side) => join(cache, tree)

async function run(folder: string, command: string, args: readonly string[]): Promise<void> {
  const PATH = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const child = spawn(command, [...args], { cwd: folder, env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = new Promise<number | null>((done) => child.on('close', done))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await closed) !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${out}${err}`)
}

/** Gives a side's files the packages that its own lock file names: those here, where they are the same. */
async function bringPackages(folder: string, commit: string): Promise<void> {
  const same = fileIn(commit, 'package-lock.json') === readFileSync('package-lock.json', 'utf8').trim()
  if (same) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  else await run(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'])
}

const build = (folder: string, output: string) => run(folder, 'storybook', ['build', '--quiet', '--output-dir', output])

/** Forgets the sides that were not looked at for the longest time. */
function forgetOld(): void {
  const sides = readdirSync(cache).map((name) => ({ path: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
  for (const { path } of sides.toSorted((one, other) => other.used - one.used).slice(kept)) rmSync(path, { recursive: true })
}

/** The folder of a side's Storybook: built, unless it was before. */
export async function storybookOf(side: Side): Promise<string> {
  const folder = keptOf(side)
  const output = join(folder, 'storybook')
  if (!existsSync(output)) {
    const unfinished = `${output}-${process.pid}`
    mkdirSync(folder, { recursive: true })
    const { commit } = side
    try {
      if (commit === null) await build('.', unfinished)
      else {
        await withFilesOf(commit, async (files) => {
          await bringPackages(files, commit)
          await build(files, unfinished)
        })
      }
      renameSync(unfinished, output)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  const now = new Date()
  utimesSync(folder, now, now)
  forgetOld()
  return output
}
