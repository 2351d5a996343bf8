import { relative, resolve, sep } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { storyName } from '../storyId.ts'
import { kindOf } from './kinds.ts'
import { readableName } from './readableName.ts'

type Indexer = Extract<StorybookConfig['experimental_indexers'], readonly unknown[]>[number]
type IndexInput = Awaited<ReturnType<Indexer['createIndex']>>[number]

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..')

type Story = { readonly file: string; readonly title: string; readonly exportName: string }

const isScreen = (title: string) => title.startsWith('Screens/')

/** The tags of a story's surface and of its kind, from its folder, its title and its name. */
export function placeTags({ file, title, exportName }: Story): readonly string[] {
  const [, folder = ''] = file.split('/')
  return [
    ...(isScreen(title) || /^(?:Flows|Apps)\//.test(title) ? [`surface: ${folder}`] : []),
    ...(isScreen(title) ? [`kind: ${kindOf(exportName, title)}`] : []),
  ]
}

/** Adds tags to each story. A state has the same name in the sidebar as on the boards, unless its story names it. */
export const withTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(path, options) {
    const file = relative(root, path).split(sep).join('/')
    const entries = await indexer.createIndex(path, options)
    return entries.map((entry): IndexInput => {
      const { title = '', exportName } = entry
      const isNamed = entry.name !== undefined && entry.name !== storyName(exportName)
      const name = isScreen(title) && !isNamed ? readableName(exportName) : entry.name
      const tags = [...(entry.tags ?? []), ...placeTags({ file, title, exportName })]
      return { ...entry, ...(name !== undefined && { name }), tags }
    })
  },
})
