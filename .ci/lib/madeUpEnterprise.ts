import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import { enterprises } from '../../apps/build/enterprises.ts'
import { buildIn, copyOfProject, sources } from './builds.ts'
import { whenChanged } from './fingerprint.mjs'

/** The name and folder of an enterprise that does not exist. */
export const madeUp = 'testenterprise'

/** What is cached between two runs: its built pages, and the sources of all enterprises. */
const cached = ['dist', 'themes'] as const

/** Adds an enterprise: a copy of the last one's folder under another name. */
async function addEnterprise(folder: string): Promise<void> {
  const pattern = enterprises().at(-1) ?? ''
  const enterprise = join(folder, 'themes', madeUp)
  await cp(join(folder, 'themes', pattern), enterprise, { recursive: true })
  for (const entry of await readdir(enterprise, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(pattern, madeUp).replaceAll(capitalized(pattern), capitalized(madeUp)))
  }
}

/** Builds the project with one more enterprise, if anything has changed since. Returns the cache folder. */
export async function buildMadeUpEnterprise(): Promise<string> {
  const output = 'node_modules/.cache/platewell/madeUpEnterprise'
  await whenChanged({ output, sources: [...sources, 'package-lock.json'] }, async () => {
    const project = await copyOfProject()
    try {
      await addEnterprise(project.folder)
      await buildIn(project.folder, madeUp)
      await rm(output, { recursive: true, force: true })
      for (const folder of cached) await cp(join(project.folder, folder), join(output, folder), { recursive: true })
    } finally {
      await project.remove()
    }
  })
  return output
}
