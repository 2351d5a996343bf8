import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Everything that builds, generators and tests read, apart from the installed packages. */
const sources = [
  '.ci',
  '.storybook',
  'apps',
  'features',
  'mocks',
  'stories',
  'themes',
  'ui',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies the project to another folder, so that a test can change it. */
export async function copyOfProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  for (const source of sources) await cp(source, join(folder, source), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
