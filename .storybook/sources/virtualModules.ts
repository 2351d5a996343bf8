import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Picture, picturesIn } from '../../stories/boards/pictures.ts'
import { root } from '../tags/tags.ts'
import { readComponents } from './components.ts'

type Texts = Readonly<Record<string, string>>

/** A module that holds what is read of the project's files: of their texts by path, or of all that its reader finds. */
type Source = { readonly files?: string; readonly read: (texts: Texts) => unknown }

const storyFiles = 'stories/**/*.stories.tsx'

function readBoards(texts: Texts): unknown {
  const states: Record<string, readonly Picture[]> = {}
  for (const [path, text] of Object.entries(texts)) {
    const [, folder = ''] = path.split('/')
    states[folder] = [...(states[folder] ?? []), ...picturesIn([text])]
  }
  return states
}

const modules: Readonly<Record<string, Source>> = {
  'virtual:texts/stories': { files: storyFiles, read: (texts) => texts },
  // A board would read a megabyte of sources first.
  'virtual:boards': { files: storyFiles, read: readBoards },
  'virtual:components': { read: readComponents },
}

const resolved = '\0'

/** Lets pages import what is read of many files, when the first one asks: each file as a module would be hundreds of answers. */
export const virtualModules = (): Plugin => ({
  name: 'platewell-virtual-modules',
  resolveId: (id) => (Object.hasOwn(modules, id) ? resolved + id : undefined),
  load(id) {
    const source = id.startsWith(resolved) ? modules[id.slice(resolved.length)] : undefined
    if (!source) return undefined
    const paths = source.files === undefined ? [] : globSync(source.files, { cwd: root }).toSorted()
    for (const path of paths) this.addWatchFile(join(root, path))
    const texts = paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')] as const)
    return `export default ${JSON.stringify(source.read(Object.fromEntries(texts)))}`
  },
})
