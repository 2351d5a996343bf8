import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Everything that a build reads, apart from the installed packages. */
export const sources = ['.ci', '.storybook', 'apps', 'features', 'themes', 'ui', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Copies the sources to another folder, so that a test can change them. */
export async function copyOfProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Builds the named enterprises, or all, in a project's folder. Returns the output folder. */
export async function buildIn(folder: string, ...enterprises: string[]): Promise<string> {
  await promisify(execFile)(process.execPath, ['apps/build/main.ts', ...enterprises], {
    cwd: folder,
    env: { ...process.env, DIST: 'dist' },
  })
  return join(folder, 'dist')
}

/** Every file below a folder, decoded as latin1. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)))
}
