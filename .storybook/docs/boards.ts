import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Picture, picturesIn } from '../../stories/boards/pictures.ts'
import { root } from '../tags/tags.ts'

const name = 'virtual:boards'

/** The states of each folder of stories, read while the Storybook is built: a board would read a megabyte of sources first. */
export function boards(): Plugin {
  return {
    name: 'platewell-boards',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const files = globSync('stories/**/*.stories.tsx', { cwd: root }).toSorted()
      for (const file of files) this.addWatchFile(join(root, file))
      const states: Record<string, Picture[]> = {}
      for (const file of files) {
        const [, folder = ''] = file.split(/[\\/]/)
        states[folder] = [...(states[folder] ?? []), ...picturesIn([readFileSync(join(root, file), 'utf8')])]
      }
      return `export default ${JSON.stringify(states)}`
    },
  }
}
