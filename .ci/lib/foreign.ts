import { join } from 'node:path'
import { filesBelow } from './builds.ts'

interface Built {
  /** The enterprise that was built, and its output folder. */
  readonly enterprise: string
  readonly folder: string
  /** The folder that holds a folder for each enterprise. */
  readonly themes: string
}

async function picturesOf(themes: string, enterprise: string): Promise<readonly string[]> {
  const files = await filesBelow(join(themes, enterprise))
  return [...files].filter(([file]) => file.endsWith('.svg')).map(([, text]) => text)
}

/** The files of a built enterprise that name another enterprise or contain its images. There must be none (ENT-03). */
export async function foreignIn({ enterprise, folder, themes }: Built, other: string): Promise<readonly string[]> {
  const own = new Set(await picturesOf(themes, enterprise))
  const foreign = new Set((await picturesOf(themes, other)).filter((picture) => !own.has(picture)))
  const files = await filesBelow(folder)
  if (files.size === 0) throw new Error(`Nothing is built in ${folder}`)
  return [...files].filter(([, text]) => foreign.has(text) || text.toLowerCase().includes(other)).map(([file]) => file)
}
