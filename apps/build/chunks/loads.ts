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
  readonly kind: 'entry' | 'step' | 'first' | 'later'
  /** The task of the page's start that runs it; null for code that runs with the app or after it. Code of two tasks must not share a file. */
  readonly task: number | null
  /** Its part in the loads of that kind of its page. */
  readonly share: number
  /** The modules that it needs and the loads before it do not. */
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
  /** The imports of the entry before the app, each in a task of its own. */
  readonly steps: readonly string[]
  /** The rest of its first load. */
  readonly first: readonly string[]
  /** The first screens of its other addresses. */
  readonly others: readonly (readonly string[])[]
}

/** The modules that a page may import later. */
export function partsOf(modules: Modules, entry: string): readonly string[] {
  const all = reached(modules, [entry], ['imports', 'lazyImports'])
  return [...new Set([...all].flatMap((id) => modules.get(id)?.lazyImports ?? []))].toSorted()
}

/** The libraries that most pages need at first: they run with the last step. */
function commonLibraries(firsts: readonly ReadonlySet<string>[]): readonly string[] {
  const all = new Set(firsts.flatMap((ids) => [...ids].filter((id) => id.includes('node_modules'))))
  return [...all].filter((id) => firsts.filter((ids) => ids.has(id)).length > 0.8 * firsts.length)
}

/** The loads of each page: its entry and the steps after it, the rest of what it needs at first, and each part that it imports when it needs it. */
export function loadsOf(modules: Modules, pages: readonly Page[]): readonly Load[] {
  const loads: Load[] = []
  const common = commonLibraries(pages.map(({ first }) => reached(modules, first, ['imports'])))
  for (const { entry, steps, first: mains, others } of pages) {
    const before: number[] = []
    const known: ReadonlySet<string>[] = []
    const neededBy = (...from: readonly string[]) => without(reached(modules, from, ['imports']), ...known)
    const add = (kind: Load['kind'], task: number | null, from: readonly string[]) => {
      const needed = neededBy(...from)
      loads.push({ kind, task, share: 1, modules: needed, before: [...before] })
      before.push(loads.length - 1)
      known.push(needed)
    }
    add('entry', 0, [entry])
    for (const [index, step] of steps.entries()) add('step', index + 1, index === steps.length - 1 ? [step, ...common] : [step])
    add('first', null, mains)
    // Less than a whole: code that only one address needs must not be as cheap in the first load of all.
    for (const other of others)
      loads.push({ kind: 'first', task: null, share: 0.8 / others.length, modules: neededBy(...other), before: [...before] })
    const parts = partsOf(modules, entry)
    for (const part of parts) {
      const needed = neededBy(part)
      if (needed.size > 0) loads.push({ kind: 'later', task: null, share: 1 / parts.length, modules: needed, before: [...before] })
    }
  }
  return loads
}
