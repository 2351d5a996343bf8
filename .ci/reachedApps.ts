import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { importsOf } from './importsOf.ts'

const isTest = (path: string) => /\.(?:test|e2e)\.tsx?$|\/testing\//.test(path)

/** Files that no import of an app names, and all of them rest on: the enterprises, the build, the sandbox and the walks' own parts. */
const belowAll = /^(?:themes|mocks|apps\/(?:build|e2e))\//

/** The apps that import one of the changed files, directly or not, in the order of their folders. */
export function reachedApps(changed: readonly string[]): readonly string[] {
  const files = new Set(globSync('{ui,features,apps}/**/*.{ts,tsx}').map((path) => path.replaceAll(sep, '/')))
  const apps = [...files].flatMap((path) => /^apps\/([^/]+)\/app\.ts$/.exec(path)?.[1] ?? []).toSorted()
  const product = changed.filter((path) => !isTest(path))
  if (product.some((path) => belowAll.test(path))) return apps
  const imported = new Map<string, readonly string[]>()
  return product.length === 0 ? [] : apps.filter(isReached)

  function isReached(app: string): boolean {
    const reached = new Set([...files].filter((path) => path.startsWith(`apps/${app}/`) && !isTest(path)))
    // A set also visits what is added on the way.
    for (const path of reached) for (const each of importsFrom(path)) reached.add(each)
    return product.some((path) => reached.has(path))
  }

  function importsFrom(path: string): readonly string[] {
    const names = imported.get(path) ?? importsOf(path, readFileSync(path, 'utf8')).filter((each) => files.has(each))
    imported.set(path, names)
    return names
  }
}
