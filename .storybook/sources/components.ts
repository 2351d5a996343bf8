import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entries } from '../../.ci/package/entries.ts'
import { packageName } from '../../.ci/package/manifest.ts'
import { root } from '../tags/tags.ts'
import { type Screen, readScreens } from './screens.ts'

interface ComponentFacts {
  /** The module of the package that exports it. */
  readonly from: string
  /** The folders of features and apps that import it. */
  readonly surfaces: readonly string[]
  /** The screens that it is a part of, directly or through other components, nearest first. */
  readonly screens: readonly Screen[]
}

/** The surfaces that import a file of `ui`. */
function readSurfaces(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of globSync('{features,apps}/*/**/*.tsx', { cwd: root })) {
    const [, surface = ''] = path.split(/[\\/]/)
    if (surface === 'runtime') continue
    for (const [, file = ''] of readFileSync(join(root, path), 'utf8').matchAll(/'(?:\.\.\/)+(ui\/\w+\/\w+\.tsx)'/g))
      found.set(file, (found.get(file) ?? new Set()).add(surface))
  }
  return found
}

/** The components that the package exports, by name. */
export function readComponents(): Readonly<Record<string, ComponentFacts>> {
  const surfaces = readSurfaces()
  const screensOf = readScreens()
  const components = [...entries()].filter(([, file]) => /^ui\/.+\.tsx$/.test(file))
  return Object.fromEntries(
    components.map(([path, file]) => [
      basename(file, '.tsx'),
      { from: `${packageName}/${path}`, surfaces: [...(surfaces.get(file) ?? [])].toSorted(), screens: screensOf(file) },
    ]),
  )
}
