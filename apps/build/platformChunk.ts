/** What the bundler knows of a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

/** Whether the first load has this module: the page or its main module imports it, or what they import does. */
function isLoadedFirst(id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>()
  const visit = (each: string): boolean => {
    if (seen.has(each)) return false
    seen.add(each)
    const info = graph.getModuleInfo(each)
    return each.endsWith('/main.js') || info?.isEntry === true || info?.importers.some(visit) === true
  }
  return visit(id)
}

/** The shared chunk of a library. What only later pages need, such as forms in the map's app, is a chunk of its own. */
export const platformChunk = (id: string, graph: ModuleGraph): string => (isLoadedFirst(id, graph) ? 'platform' : 'later')
