import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { entries } from '../../.ci/package/entries.ts'
import { packageName } from '../../.ci/package/manifest.ts'
import { componentsIn, root } from '../tags/modules.ts'

/** What the documentation says of a component besides what is in its own file. */
interface ComponentFacts {
  /** The module of the package that exports it. */
  readonly from: string
  /** Titles of the screens that use it. */
  readonly screens: readonly string[]
}

const titleOf = (file: string) => /\btitle: '(Screens\/[^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]

/** Every screen in the sidebar, with the components that it uses. */
const readScreens = () =>
  globSync('stories/*/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    const title = titleOf(file)
    return title === undefined ? [] : [{ title, components: componentsIn(file) }]
  })

/** The components that the package exports, by name. */
export function readComponents(): Readonly<Record<string, ComponentFacts>> {
  const screens = readScreens()
  const components = [...entries()].filter(([, file]) => /^ui\/.+\.tsx$/.test(file))
  return Object.fromEntries(
    components.map(([path, file]) => {
      const using = screens.filter((screen) => screen.components.has(file)).map(({ title }) => title)
      return [basename(file, '.tsx'), { from: `${packageName}/${path}`, screens: using.toSorted() }]
    }),
  )
}

const moduleName = 'virtual:platewell-components'

/** Lets the documentation import the facts. They are read when its first page opens: no test waits for them. */
export const componentFacts = (): Plugin => ({
  name: 'platewell:component-facts',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => (id === `\0${moduleName}` ? `export const components = ${JSON.stringify(readComponents())}` : undefined),
})
