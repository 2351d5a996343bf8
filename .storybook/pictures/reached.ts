/** The modules of a built Storybook, each with those that import it: its `preview-stats.json`. */
export type Stats = { readonly modules: readonly { readonly name: string; readonly reasons: readonly { readonly moduleName: string }[] }[] }

/** Files that decide how every story looks, and that no module imports. */
const always =
  /^(?:package-lock\.json|vite\.config\.ts|\.storybook\/(?:main\.ts|public\/.*)|features\/brands\/pictures\/.*|mocks\/map\/.*)$/

/** `./ui/Badge/Badge.css.ts?vanilla` is a form of `ui/Badge/Badge.css.ts`. */
const fileOf = (name: string): string => name.replace(/^\.\//, '').replace(/(?:\?|\.vanilla\.css).*$/, '')

/**
 * Tells which stories the changed files reach. Only apps have a network, so the simulated server reaches only stories of apps. Style sheets
 * are evaluated when they are built, and the modules that only they import are not in the graph: `importsIn` reads them.
 */
export function reached({ modules }: Stats, changed: readonly string[], importsIn: (path: string) => readonly string[]) {
  const importers = new Map<string, Set<string>>()
  for (const { name, reasons } of modules) {
    const known = importers.get(fileOf(name)) ?? new Set()
    for (const { moduleName } of reasons) known.add(fileOf(moduleName))
    importers.set(fileOf(name), known)
  }
  const sheets = new Set([...importers.keys()].filter((path) => path.endsWith('.css.ts')))
  for (const path of sheets)
    for (const name of importsIn(path)) {
      sheets.add(name)
      importers.set(name, new Set([...(importers.get(name) ?? []), path]))
    }
  const found = new Set(changed)
  let ofApps = false
  // The loop also visits what is added during it.
  for (const path of found)
    for (const importer of importers.get(path) ?? []) {
      if (path.startsWith('mocks/') && importer.startsWith('.storybook/')) ofApps = true
      else if (!importer.startsWith('.storybook/docs/')) found.add(importer)
    }
  const reachesAll = changed.some((path) => always.test(path)) || found.has('.storybook/preview.tsx')
  return (file: string, title: string): boolean => reachesAll || found.has(file) || (ofApps && /^(?:Apps|Flows)\//.test(title))
}
