import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { enterprises } from '../apps/build/enterprises.ts'
import { capitalized } from '../features/shared/forms/capitalized.ts'
import { copyOfProject } from './copyOfProject.ts'

/** The name and folder of an enterprise that does not exist. */
export const madeUp = 'testenterprise'

/** Adds an enterprise: a copy of the last one's folder under another name. */
async function addEnterprise(themes: string): Promise<void> {
  const pattern = enterprises().at(-1) ?? ''
  const enterprise = join(themes, madeUp)
  await cp(join(themes, pattern), enterprise, { recursive: true })
  for (const [file, text] of await filesBelow(enterprise)) {
    await writeFile(file, text.replaceAll(pattern, madeUp).replaceAll(capitalized(pattern), capitalized(madeUp)), 'latin1')
  }
}

/** Builds a copy of the project with one more enterprise, by these settings. Returns the copy's folder, with its `dist`. */
export async function buildMadeUpEnterprise(settings: Readonly<Record<string, string>>): ReturnType<typeof copyOfProject> {
  const project = await copyOfProject()
  await addEnterprise(join(project.folder, 'themes'))
  await execa(process.execPath, ['apps/build/main.ts', madeUp], { cwd: project.folder, env: { ...settings, DIST: 'dist' } })
  return project
}

/** Every file below a folder by its path, as text: a letter for each byte, so that a picture stays whole. */
async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)))
}

async function picturesOf(theme: string): Promise<readonly string[]> {
  return [...(await filesBelow(theme))].filter(([file]) => /\.(svg|png)$/.test(file)).map(([, text]) => text)
}

/** The files of an enterprise's build that name another enterprise or contain its images. There must be none (ENT-03). */
export async function foreignIn(project: string, enterprise: string, other: string): Promise<readonly string[]> {
  const own = new Set(await picturesOf(join(project, 'themes', enterprise)))
  const foreign = new Set((await picturesOf(join(project, 'themes', other))).filter((picture) => !own.has(picture)))
  const files = await filesBelow(join(project, 'dist', enterprise))
  if (files.size === 0) throw new Error('Nothing is built.')
  return [...files].filter(([, text]) => foreign.has(text) || text.toLowerCase().includes(other)).map(([file]) => file)
}
