import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { capitalized } from '../../features/shared/capitalized.ts'
import { enterprises } from '../../apps/build/enterprises.ts'
import { buildIn, copyOfProject, sources } from './builds.ts'
import { whenChanged } from './fingerprint.mjs'

/** The name of an enterprise that is none of ours, and of its folder. */
export const madeUp = 'testenterprise'

/** What of it is kept between two runs: its built pages, and the sources of all enterprises. */
const kept = ['dist', 'themes'] as const

/** Makes one more enterprise out of the last: a copy of its folder under another name, as a newcomer would. */
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

/** Builds the project with one more enterprise in it, where anything has changed since; gives the folder that holds what is kept. */
export async function buildMadeUpEnterprise(): Promise<string> {
  const output = 'node_modules/.cache/platewell/madeUpEnterprise'
  await whenChanged({ output, sources: [...sources, 'package-lock.json'] }, async () => {
    const project = await copyOfProject()
    try {
      await addEnterprise(project.folder)
      await buildIn(project.folder, madeUp)
      await rm(output, { recursive: true, force: true })
      for (const folder of kept) await cp(join(project.folder, folder), join(output, folder), { recursive: true })
    } finally {
      await project.remove()
    }
  })
  return output
}
