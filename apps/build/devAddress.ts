import type { DeclaredApp } from './declaredApps.ts'

type Addresses = Pick<DeclaredApp, 'name' | 'otherNames'>

/** The development server's answer to an address: as usual, with the page of an app, or with a redirect. */
export function devAddress(path: string, apps: readonly Addresses[]): { pageOf: string } | { redirect: string } | null {
  const known = apps.find(({ otherNames }) => otherNames?.includes(path.replace(/\/$/, '')))
  if (known) return { redirect: `/${known.name}/` }
  const [, name = '', below = ''] = /^\/([^/]+)\/(.*)$/.exec(path) ?? []
  // A path with an extension is a source file of the app.
  return apps.some((app) => app.name === name) && !/\.\w+$/.test(below) ? { pageOf: name } : null
}
