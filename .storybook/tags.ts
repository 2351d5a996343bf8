import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { IndexInput, Indexer } from 'storybook/internal/types'
import { kindOf } from './kinds.ts'
import { type Changes, ownStatus, type Status } from './changes.ts'
import { forgetModules, root, shownBy, usedBy } from './modules.ts'

/** A story, as its tags are told. */
type Story = { readonly file: string; readonly title: string; readonly exportName: string }

/** Tags that say where a story belongs and what it shows: from its folder, its title and its name. */
export function placeTags({ file, title, exportName }: Story): readonly string[] {
  const [, folder = ''] = file.split('/')
  const isScreen = title.startsWith('Screens/')
  return [
    ...(isScreen || /^(?:Flows|Apps)\//.test(title) ? [`surface: ${folder}`] : []),
    ...(isScreen ? [`kind: ${kindOf(exportName, title)}`] : []),
  ]
}

const localPath = (path: string) => relative(root, path).split(sep).join('/')

/** Adds the tags of the surface, the kind and the status to each story, and the component where the indexer finds none. */
export function withTags(indexer: Indexer, changes: Changes): Indexer {
  return {
    ...indexer,
    async createIndex(path, options) {
      const entries = await indexer.createIndex(path, options)
      const file = localPath(path)
      forgetModules()
      const statusOf = statusesOf(file, changes)
      const shown = shownBy(file)
      return entries.map((entry): IndexInput => {
        const rawComponentPath = entry.rawComponentPath ?? (shown && posix.relative(posix.dirname(file), shown))
        const component = rawComponentPath && posix.join(posix.dirname(file), rawComponentPath)
        const status = statusOf(entry.exportName, component)
        const place = placeTags({ file, title: entry.title ?? '', exportName: entry.exportName })
        const tags = [...(entry.tags ?? []), ...place, ...(status ? [`status: ${status}`] : [])]
        return { ...entry, ...(rawComponentPath && { rawComponentPath }), tags }
      })
    },
  }
}

/** The status of each story of a file. */
function statusesOf(file: string, { files, stories }: Changes): (exportName: string, component: string | undefined) => Status | undefined {
  if (files.size === 0) return () => undefined
  const source = stories.has(file) ? readFileSync(join(root, file), 'utf8') : ''
  return (exportName, component) => {
    const isUsed = usedBy(file, component)
    return ownStatus(stories.get(file), exportName, source) ?? ([...files].some(isUsed) ? 'changed' : undefined)
  }
}
