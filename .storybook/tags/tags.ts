import { readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { IndexInput, Indexer } from 'storybook/internal/types'
import { readableName } from './readableName.ts'
import { kindOf } from './kinds.ts'
import { type Changes, ownStatus, type Status } from './changes.ts'
import { forgetImports, root, shownBy, usedBy } from './modules.ts'

/** A story, as its tags are told. */
type Story = { readonly file: string; readonly title: string; readonly exportName: string }

const isScreen = (title: string) => title.startsWith('Screens/')

/** Left out of the manifest for coding assistants: they build with components, and to describe every screen takes three times as long. */
const undescribed = (file: string) => (file.startsWith('stories/ui/') ? [] : ['!manifest'])

/** Tags that say where a story belongs and what it shows: from its folder, its title and its name. */
export function placeTags({ file, title, exportName }: Story): readonly string[] {
  const [, folder = ''] = file.split('/')
  return [
    ...(isScreen(title) || /^(?:Flows|Apps)\//.test(title) ? [`surface: ${folder}`] : []),
    ...(isScreen(title) ? [`kind: ${kindOf(exportName, title)}`] : []),
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
      forgetImports(file)
      const statusOf = statusesOf(file, changes)
      const shown = shownBy(file)
      return entries.map((entry): IndexInput => {
        const rawComponentPath = entry.rawComponentPath ?? (shown && posix.relative(posix.dirname(file), shown))
        const component = rawComponentPath && posix.join(posix.dirname(file), rawComponentPath)
        const status = statusOf(entry.exportName, component, isScreen(entry.title ?? ''))
        const place = placeTags({ file, title: entry.title ?? '', exportName: entry.exportName })
        const tags = [...(entry.tags ?? []), ...undescribed(file), ...place, ...(status ? [`status: ${status}`] : [])]
        // A state has the same name in the sidebar as on the boards, unless its story names it.
        const isNamed = entry.name !== undefined && entry.name !== storyNameFromExport(entry.exportName)
        const name = isScreen(entry.title ?? '') && !isNamed ? readableName(entry.exportName) : entry.name
        return { ...entry, ...(name !== undefined && { name }), ...(rawComponentPath && { rawComponentPath }), tags }
      })
    },
  }
}

type StatusOf = (exportName: string, component: string | undefined, isScreen: boolean) => Status | undefined

/** The status of each story of a file. */
function statusesOf(file: string, { files, stories }: Changes): StatusOf {
  if (files.size === 0) return () => undefined
  const source = stories.has(file) ? readFileSync(join(root, file), 'utf8') : ''
  // The stories of a file mostly show the same component.
  const usesChanged = new Map<string | undefined, boolean>()
  return (exportName, component, isScreen) => {
    const changed = usesChanged.get(component) ?? [...files].some(usedBy({ file, component, isScreen }))
    usesChanged.set(component, changed)
    return ownStatus(stories.get(file), exportName, source) ?? (changed ? 'changed' : undefined)
  }
}
