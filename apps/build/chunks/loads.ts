/** A module of the build, and the modules that it imports: at once, or when they are needed. */
export interface Module {
  /** Its code's length before it is compressed, in characters. */
  readonly size: number
  readonly imports: readonly string[]
  readonly lazyImports: readonly string[]
}

export type Modules = ReadonlyMap<string, Module>

/** Modules that a page needs at the same moment. */
export interface Load {
  readonly kind: 'entry' | 'first' | 'later'
  /** Its part in the loads of that kind of its page. */
  readonly share: number
  /** What it needs and the loads before it do not. */
  readonly modules: ReadonlySet<string>
  /** The loads that a page has made before, by their index. */
  readonly before: readonly number[]
}

/** Modules that these import, and those that these import in turn, by the given kinds of import. */
function reached(modules: Modules, from: readonly string[], kinds: readonly ('imports' | 'lazyImports')[]): ReadonlySet<string> {
  const found = new Set<string>()
  const left = [...from]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const module = modules.get(id)
    if (!module || found.has(id)) continue
    found.add(id)
    left.push(...kinds.flatMap((kind) => module[kind]))
  }
  return found
}

const without = (all: ReadonlySet<string>, ...known: readonly ReadonlySet<string>[]) =>
  new Set([...all].filter((id) => !known.some((set) => set.has(id))))

/** The scripts of a page, by the ids of their modules. */
export interface Page {
  readonly entry: string
  /** The rest of its first load. */
  readonly first: readonly string[]
  /** What its other addresses show first. */
  readonly others: readonly (readonly string[])[]
}

/** What a page may import when it needs it. */
export function partsOf(modules: Modules, entry: string): readonly string[] {
  const all = reached(modules, [entry], ['imports', 'lazyImports'])
  return [...new Set([...all].flatMap((id) => modules.get(id)?.lazyImports ?? []))].toSorted()
}

/** The loads of each page: its entry, the rest of what it needs at first, and each part that it imports when it needs it. */
export function loadsOf(modules: Modules, pages: readonly Page[]): readonly Load[] {
  const loads: Load[] = []
  for (const { entry, first: mains, others } of pages) {
    const first = loads.length
    const atOnce = reached(modules, [entry], ['imports'])
    const rest = without(reached(modules, mains, ['imports']), atOnce)
    const before = [first, first + 1]
    loads.push({ kind: 'entry', share: 1, modules: atOnce, before: [] }, { kind: 'first', share: 1, modules: rest, before: [first] })
    const neededBy = (...from: readonly string[]) => without(reached(modules, from, ['imports']), atOnce, rest)
    // Less than a whole: code that only one address needs must not be as cheap in the first load of all.
    for (const other of others) loads.push({ kind: 'first', share: 0.8 / others.length, modules: neededBy(...other), before })
    const parts = partsOf(modules, entry)
    for (const part of parts) {
      const needed = neededBy(part)
      if (needed.size > 0) loads.push({ kind: 'later', share: 1 / parts.length, modules: needed, before })
    }
  }
  return loads
}
