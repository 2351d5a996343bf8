import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { importsOf as importsIn } from '../../.ci/importsOf.ts'

/** Paths are relative to this folder, with slashes. */
export const root = resolve(import.meta.dirname, '../..')

/** Folders that every surface uses: a change there is a change of everything, which `npm run visual` shows. */
const everywhere = /^(?:ui|themes|mocks|features\/shared|apps\/runtime|\.storybook)\//

const known = new Map<string, readonly string[]>()

function importsOf(file: string): readonly string[] {
  const path = join(root, file)
  if (!existsSync(path)) return []
  return importsIn(file, readFileSync(path, 'utf8')).filter((to) => /\.tsx?$/.test(to))
}

function importsOnce(file: string): readonly string[] {
  const imports = known.get(file) ?? importsOf(file)
  known.set(file, imports)
  return imports
}

/** Reads a file again: it changes while Storybook runs. */
export const forgetImports = (file: string): boolean => known.delete(file)

/** The files and what they import, nearest first, where `follows` allows it. */
function closureOf(files: readonly string[], follows: (file: string) => boolean): readonly string[] {
  const found = new Set(files)
  // A set's loop also visits what is added during it.
  for (const file of found) for (const each of importsOnce(file)) if (follows(each)) found.add(each)
  return [...found]
}

const isBeside = (storyFile: string) => (file: string) => posix.dirname(file) === posix.dirname(storyFile)

/** The story's file, its helpers in the same folder, and the modules of the features and apps that they use. */
function modulesOf(storyFile: string): readonly string[] {
  const isOwn = isBeside(storyFile)
  return closureOf([storyFile], (file) => (file.startsWith('stories/') ? isOwn(file) : !everywhere.test(file)))
}

/** What a screen's story shows: its helpers, its examples, and the component with what it uses. Rules and calls are no part of it. */
function pictured(storyFile: string, component: string): readonly string[] {
  const helpers = closureOf([storyFile], isBeside(storyFile))
  const examples = helpers.flatMap(importsOnce).filter((file) => /\/(testing|examples)[/.]/.test(file))
  return [...helpers, ...examples, ...closureOf([component], (file) => !everywhere.test(file) && !file.startsWith('stories/'))]
}

const isComponent = (file: string) => /^(?:features|apps)\/.+\.tsx$/.test(file)

/** The screen or app that the stories of a file show: the nearest component of a feature or an app. */
export const shownBy = (storyFile: string): string | undefined => modulesOf(storyFile).find(isComponent)

/** The components of `ui` that the features and apps in the stories of a file import. What those are made of does not count. */
export function componentsIn(storyFile: string): ReadonlySet<string> {
  const isOwn = isBeside(storyFile)
  const importing = closureOf([storyFile], (file) => isComponent(file) || isOwn(file)).filter(isComponent)
  return new Set(importing.flatMap(importsOnce).filter((file) => /^ui\/.+\.tsx$/.test(file)))
}

type Story = { readonly file: string; readonly component: string | undefined; readonly isScreen: boolean }

/** The files whose change is a change of the story, besides its own. */
export function usedBy({ file, component, isScreen }: Story): (changed: string) => boolean {
  if (component?.startsWith('ui/')) return isBeside(component)
  const modules = new Set(isScreen && component ? pictured(file, component) : modulesOf(file))
  modules.delete(file)
  return (changed) => modules.has(changed)
}
