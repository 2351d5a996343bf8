import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'

/** Paths are relative to this folder, with slashes. */
export const root = resolve(import.meta.dirname, '..')

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Folders that every surface uses: a change there is a change of everything, which `npm run visual` shows. */
const everywhere = /^(?:ui|themes|mocks|features\/shared|apps\/runtime|\.storybook)\//

const known = new Map<string, readonly string[]>()

function importsOf(file: string): readonly string[] {
  const path = join(root, file)
  if (!existsSync(path)) return []
  const paths = [...readFileSync(path, 'utf8').matchAll(imported)].map(([, to = '']) =>
    posix.normalize(posix.join(posix.dirname(file), to)),
  )
  return paths.filter((each) => /\.tsx?$/.test(each))
}

function importsOnce(file: string): readonly string[] {
  const imports = known.get(file) ?? importsOf(file)
  known.set(file, imports)
  return imports
}

/** Forgets what was read: files change while Storybook runs. */
export const forgetModules = (): void => known.clear()

/** The story's file, its helpers in the same folder, and the modules of the features and apps that they use, nearest first. */
export function modulesOf(storyFile: string): readonly string[] {
  const folder = posix.dirname(storyFile)
  const isOwn = (file: string) => (file.startsWith('stories/') ? posix.dirname(file) === folder : !everywhere.test(file))
  const found = new Set([storyFile])
  // A set's loop also visits what is added during it.
  for (const file of found) for (const each of importsOnce(file)) if (isOwn(each)) found.add(each)
  return [...found]
}

const isComponent = (file: string) => /^(?:features|apps)\/.+\.tsx$/.test(file)

/** The screen or app that the stories of a file show: the nearest component of a feature or an app. */
export const shownBy = (storyFile: string): string | undefined => modulesOf(storyFile).find(isComponent)

/** What a change of may change the story, besides its own lines. */
export function usedBy(storyFile: string, component: string | undefined): (file: string) => boolean {
  if (component?.startsWith('ui/')) return (file) => file.startsWith(`${dirname(component)}/`)
  const modules = new Set(modulesOf(storyFile).slice(1))
  return (file) => modules.has(file)
}
