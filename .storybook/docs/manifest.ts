import { join, sep } from 'node:path'
import type { Manifests } from 'storybook/internal/types'
import { readComponents } from './components.ts'
import { root } from '../tags/modules.ts'

/** Storybook takes all components for exports of one module. */
const guessedImport = /^import \{([^}]*)\} from 'platewell';$/m

type Known = ReturnType<typeof readComponents>

/** An import as it is in the package; components that it does not export are left out. */
function packageImport(text: string, known: Known): string {
  const importOf = (name: string) => (known[name] ? [`import { ${name} } from '${known[name].from}';`] : [])
  return text.replace(guessedImport, (_, names: string) => (names.match(/\w+/g) ?? []).flatMap(importOf).join('\n'))
}

/** Rewrites the imports, and the paths of the machine of the build, which mean nothing elsewhere. */
function rewrite(value: object, known: Known): void {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  for (const [key, each] of entries) {
    if (typeof each === 'object' && each !== null) rewrite(each, known)
    if (typeof each !== 'string') continue
    if (key === 'import') Reflect.set(value, key, packageImport(each, known))
    if (each.startsWith(root)) Reflect.set(value, key, each.slice(join(root, sep).length))
  }
}

/** The manifest of the components for other applications. A page without a component of its own is left out. */
export function describedForOthers({ components, ...others }: Manifests): Manifests {
  if (!components) return others
  const described = Object.entries(components.components).filter(([, { error }]) => !error)
  rewrite(described, readComponents())
  return { ...others, components: { ...components, components: Object.fromEntries(described) } }
}
