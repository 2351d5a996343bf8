import { type ModuleGraph, type Sources, closureOf, enterpriseAlias } from './moduleGraph.ts'
import { openedApps } from './openedApps.ts'

export type Kind = 'unit' | 'stories' | 'walks' | 'engines'

/** A file of tests, and every file whose change it can notice. */
export type Test = {
  readonly kind: Kind
  readonly file: string
  /** The enterprise in which a walk runs. The others run in all. */
  readonly enterprise: string
  readonly loads: ReadonlySet<string>
}

/** The list of all handlers. */
const handlerList = 'mocks/handlers/all.ts'
/** Declares calls: `api.ts` of a feature. */
const isEndpoints = (file: string) => /^features\/.*\/api\.ts$/.test(file)

/** These list all stories by their names and tags. What a story shows, its own test proves. */
const isList = (file: string) => /^stories\/(?:boards|coverage)\//.test(file)

/** Imports every declaration of calls by its path. */
export const readsAllCalls = '.ci/contract/readCalls.ts'

/** What every story loads, in the browser and in Node. */
const storyRoots = ['preview.tsx', 'main.ts', 'testing/testStory.ts', 'testing/headless.ts'].map((name) => `.storybook/${name}`)
/** What every walk loads: the build and the sandbox. */
const walkRoots = ['apps/build/main.ts', 'apps/build/enterprise.ts', 'mocks/server.ts']
/** What a page loads before its screens. */
const beforeScreens = ['app.ts', 'shell.tsx', 'prefetch.ts', 'beforePaint.ts']
/** The sandbox serves these by path. */
const isServed = (file: string) => /^mocks\/(?:stripe|bank)\//.test(file)

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['unit', /\.test\.tsx?$/],
  ['stories', /\.stories\.tsx$/],
  ['walks', /^apps\/.*\.e2e\.ts$/],
  ['engines', /^\.ci\/engines\/.*\.walks\.ts$/],
]

/** Every file of tests with what it loads; a walk once for each enterprise. */
export function testsOf(sources: Sources, modules: ModuleGraph): readonly Test[] {
  const named = (path: RegExp) => sources.files.flatMap((file) => path.exec(file)?.[1] ?? []).toSorted()
  const apps = named(/^apps\/([^/]+)\/app\.ts$/)
  const enterprises = named(/^themes\/([^/]+)\/enterprise\.ts$/)
  const settingsOf = (enterprise: string) => `themes/${enterprise}/enterprise.ts`
  const inEach = new Map(enterprises.map((each) => [each, new Map(modules).set(enterpriseAlias, [settingsOf(each)])] as const))
  const inAll = new Map(modules)
    .set(enterpriseAlias, enterprises.map(settingsOf))
    .set(readsAllCalls, [...(modules.get(readsAllCalls) ?? []), ...sources.files.filter(isEndpoints)])
  const served = sources.files.filter(isServed)
  const namedApps = new Map<string, readonly string[]>()

  function openedIn(file: string): readonly string[] {
    const found = namedApps.get(file) ?? openedApps(file, sources.read(file), apps)
    namedApps.set(file, found)
    return found
  }

  /**
   * The modules of the pages that a walk opens. Of another app than its folder's it only notices what loads before the screens:
   * the screens are proven by that app's own walks.
   */
  function pagesOf(walk: string): readonly string[] {
    const helpers = [...closureOf(modules, [walk])].filter((file) => /^(?:apps|\.ci)\//.test(file) && modules.has(file))
    const isInEngines = walk.startsWith('.ci/')
    const isIn = (app: string) => walk.startsWith(`apps/${app}/`)
    const opened = apps.filter((app) => isIn(app) || helpers.some((file) => openedIn(file).includes(app)))
    return opened.flatMap((app) => {
      const scripts = ['entry.js', 'main.js'].map((name) => `apps/${app}/${name}`)
      const started = scripts.flatMap((file) => modules.get(file) ?? []).filter((file) => !file.startsWith(`apps/${app}/`))
      const before = beforeScreens.map((name) => `apps/${app}/${name}`).filter((file) => modules.has(file))
      return [...before, ...(isIn(app) || isInEngines ? scripts : started)]
    })
  }

  function loadsOf(kind: Kind, file: string, enterprise: string): ReadonlySet<string> {
    const graph = inEach.get(enterprise) ?? inAll
    if (kind === 'unit') return closureOf(graph, [file])
    if (kind === 'stories') return withSandbox(isList(file) ? namesOnly(graph, file) : graph, [file], storyRoots)
    const own = [file, settingsOf(enterprise), `themes/${enterprise}/tokens.ts`, ...pagesOf(file)]
    const config = kind === 'walks' ? '.ci/playwright.config.ts' : '.ci/engines/playwright.config.ts'
    return withSandbox(graph, own, [config, ...walkRoots, ...served])
  }

  return sources.files.flatMap((file) =>
    kinds
      .filter(([, path]) => path.test(file))
      .flatMap(([kind]) => {
        const isWalk = kind === 'walks' || kind === 'engines'
        return (isWalk ? enterprises : ['']).map((enterprise) => ({ kind, file, enterprise, loads: loadsOf(kind, file, enterprise) }))
      }),
  )
}

/** The graph without what other stories load. */
const namesOnly = (graph: ModuleGraph, file: string): ModuleGraph =>
  new Map([...graph].filter(([each]) => each === file || !each.endsWith('.stories.tsx')))

/**
 * What a test loads itself, and of what every test of its kind loads: all but the calls that it cannot make, and their
 * handlers. One list names every handler, but a page can only make a call whose declaration it loads.
 */
function withSandbox(graph: ModuleGraph, own: readonly string[], shared: readonly string[]): ReadonlySet<string> {
  const itself = closureOf(graph, own, (from) => from === handlerList)
  const answered = (handler: string) => (graph.get(handler) ?? []).filter(isEndpoints)
  const isUnused = (from: string, to: string) =>
    (isEndpoints(to) && !itself.has(to)) ||
    (from === handlerList && answered(to).length > 0 && !answered(to).some((endpoints) => itself.has(endpoints)))
  return closureOf(graph, [...itself, ...shared], isUnused)
}
