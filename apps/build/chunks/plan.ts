import type { Load, Modules } from './loads.ts'

/** The price of a request for a load, in characters of code: each of them costs one, times the load's weight. */
const prices = {
  entry: { weight: 1, request: 12_000 },
  step: { weight: 1, request: 16_000 },
  first: { weight: 1, request: 12_400 },
  // All parts of a page that come later weigh half as much as its first load.
  later: { weight: 0.5, request: 13_000 },
} as const satisfies Record<Load['kind'], { weight: number; request: number }>

/** A set of loads: a bit for the index of each. */
type Needing = bigint

const bitOf = (index: number): Needing => 1n << BigInt(index)

/** Modules that become one file. */
interface Chunk {
  modules: readonly string[]
  size: number
  /** The loads that fetch it: they need one of its modules, or a chunk that imports it. */
  needing: Needing
  /** Whether only one entry needs it. Importing it starts that entry's app. */
  readonly isEntry: boolean
  readonly imports: Set<Chunk>
}

type CostOf = (needing: Needing, size: number) => number

/** The price that the loads pay together for a chunk. One that has fetched it before pays nothing. */
function costOf(loads: readonly Load[]): CostOf {
  const before = loads.map((load) => load.before.reduce((sum, index) => sum | bitOf(index), 0n))
  const known = new Map<Needing, { perCharacter: number; fixed: number }>()
  function sumOf(needing: Needing) {
    let perCharacter = 0
    let fixed = 0
    for (const [index, { kind, share }] of loads.entries()) {
      if ((needing & bitOf(index)) === 0n || (needing & (before[index] ?? 0n)) !== 0n) continue
      const weight = prices[kind].weight * share
      perCharacter += weight
      fixed += weight * prices[kind].request
    }
    return { perCharacter, fixed }
  }
  return (needing, size) => {
    const sum = known.get(needing) ?? sumOf(needing)
    known.set(needing, sum)
    return sum.fixed + sum.perCharacter * size
  }
}

/** One chunk for each set of loads that need the same modules. */
function chunksByNeed(modules: Modules, loads: readonly Load[]): Set<Chunk> {
  const entries = new Set(loads.flatMap(({ kind }, index) => (kind === 'entry' ? [bitOf(index)] : [])))
  const byNeed = new Map<Needing, string[]>()
  for (const id of [...modules.keys()].toSorted()) {
    const needing = loads.reduce((sum, load, index) => (load.modules.has(id) ? sum | bitOf(index) : sum), 0n)
    if (needing !== 0n) byNeed.set(needing, [...(byNeed.get(needing) ?? []), id])
  }
  const owners = new Map<string, Chunk>()
  const chunks = [...byNeed].map(([needing, ids]) => {
    const size = ids.reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0)
    const chunk: Chunk = { modules: ids, size, needing, isEntry: entries.has(needing), imports: new Set() }
    for (const id of ids) owners.set(id, chunk)
    return chunk
  })
  for (const chunk of chunks)
    for (const imported of chunk.modules.flatMap((id) => modules.get(id)?.imports ?? [])) {
      const owner = owners.get(imported)
      if (owner && owner !== chunk) chunk.imports.add(owner)
    }
  return new Set(chunks)
}

/** The chunks that these import, and those that these import in turn. */
function importedBy(...from: readonly Chunk[]): ReadonlySet<Chunk> {
  const found = new Set<Chunk>()
  const left = from.flatMap((chunk) => [...chunk.imports])
  for (let chunk = left.pop(); chunk; chunk = left.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    left.push(...chunk.imports)
  }
  return found
}

/** The first task of a page's start that needs a chunk; null for none. It must not wait for code of a later task. */
function taskOf(loads: readonly Load[]): (chunk: Chunk) => number | null {
  const bits = new Map<number, Needing>()
  for (const [index, { task }] of loads.entries()) if (task !== null) bits.set(task, (bits.get(task) ?? 0n) | bitOf(index))
  const inOrder = [...bits].toSorted(([one], [other]) => one - other)
  return ({ needing }) => inOrder.find(([, needed]) => (needing & needed) !== 0n)?.[0] ?? null
}

/** Two chunks that may become one. */
interface Merge {
  readonly one: Chunk
  readonly other: Chunk
  /** The most that it can save: chunks that the new one imports, and that some of its loads do not fetch yet, are not counted at first. */
  saves: number
}

function mergeOf(cost: CostOf, one: Chunk, other: Chunk): Merge {
  const apart = cost(one.needing, one.size) + cost(other.needing, other.size)
  return { one, other, saves: apart - cost(one.needing | other.needing, one.size + other.size) }
}

/** The savings of a merge, less the code that its loads must also fetch with the new chunk. */
function savesOf(cost: CostOf, { one, other }: Merge): number {
  let { saves } = mergeOf(cost, one, other)
  for (const chunk of importedBy(one, other)) {
    if (chunk === one || chunk === other) continue
    const more = cost(chunk.needing | one.needing | other.needing, chunk.size) - cost(chunk.needing, chunk.size)
    // Loads of another app would start this entry's app.
    if (chunk.isEntry && more > 0) return 0
    saves -= more
  }
  return saves
}

/** Makes one chunk of two, and returns those that have changed by it. */
function carryOut(chunks: Set<Chunk>, { one, other }: Merge): ReadonlySet<Chunk> {
  const changed = new Set([one, other])
  one.needing |= other.needing
  one.size += other.size
  one.modules = [...one.modules, ...other.modules]
  for (const imported of other.imports) one.imports.add(imported)
  chunks.delete(other)
  for (const chunk of chunks) if (chunk.imports.delete(other)) chunk.imports.add(one)
  one.imports.delete(one)
  for (const chunk of importedBy(one)) {
    if ((chunk.needing | one.needing) === chunk.needing) continue
    chunk.needing |= one.needing
    changed.add(chunk)
  }
  return changed
}

/**
 * Divides the modules into files, but for those of the entries. It begins with one file for each set of loads that need the same modules, and merges two as long
 * as the requests that this saves are worth more than the code that some load fetches without need. Chunks that import each other are
 * needed by the same loads, so they become one.
 */
export function planChunks(modules: Modules, loads: readonly Load[]): readonly (readonly string[])[] {
  const cost = costOf(loads)
  const chunks = chunksByNeed(modules, loads)
  const task = taskOf(loads)
  const mayMerge = (one: Chunk, other: Chunk) => !one.isEntry && !other.isEntry && task(one) === task(other)
  const merges = (isAsked: (one: Chunk, other: Chunk) => boolean) => {
    const all = [...chunks]
    return all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => (mayMerge(one, other) && isAsked(one, other) ? [mergeOf(cost, one, other)] : [])),
    )
  }
  let left = merges(() => true)
  for (;;) {
    left = left.filter(({ saves }) => saves > 0)
    const best = left.reduce<Merge | undefined>((found, merge) => (found && found.saves >= merge.saves ? found : merge), undefined)
    if (!best) return [...chunks].flatMap(({ modules: ids, isEntry }) => (isEntry ? [] : [ids]))
    const saves = savesOf(cost, best)
    if (saves < best.saves) {
      best.saves = saves
      continue
    }
    const changed = carryOut(chunks, best)
    left = left.filter(({ one, other }) => !changed.has(one) && !changed.has(other))
    left.push(...merges((one, other) => changed.has(one) || changed.has(other)))
  }
}
