import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyFileOf } from '../../stories/coverage/storyText.ts'
import { storyId } from '../storyId.ts'
import { root } from '../tags/tags.ts'

/** A page of the Storybook. */
export type Page = {
  readonly path: string
  readonly title: string
  /** The id of its first story. */
  readonly first: string
  /** The files of the components that it shows. */
  readonly files: readonly string[]
}

const shown = /\b(?:component: (\w+)|subcomponents: \{ ([^}]+) \})/g

/** The pages whose titles begin so, as the files of their stories declare them. */
export const readPages = (group: string): readonly Page[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const { title, stories } = storyFileOf(text)
      const names = [...text.matchAll(shown)].flatMap(([, one = '', several = '']) => `${one} ${several}`.match(/\w+/g) ?? [])
      const files = [...new Set(names)].flatMap(
        (name) => new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(?:\\.\\./)+([^']+)'`).exec(text)?.[1] ?? [],
      )
      if (!title.startsWith(group)) return []
      return [{ path: path.replaceAll('\\', '/'), title, first: storyId(title, stories[0]?.exportName ?? ''), files }]
    })
