import type * as z from 'zod/mini'
import { decodeAnswer, readRows, readWith } from '../../../features/shared/api/dropped.ts'
import { pause as pauseOfPage } from '../page/pause.ts'

// Loads with the first answer that is long. The page responds to the person while its lists are read.

/** Entries that are read before the page may respond again. */
const slice = 100

type List = { readonly entry: z.ZodMiniType; readonly rows: readonly unknown[] }

async function readInSlices({ entry, rows }: List, pause: () => Promise<void>) {
  const good: unknown[] = []
  const drops: (readonly [value: unknown, issues: readonly z.core.$ZodIssue[]])[] = []
  const drop = (...each: (typeof drops)[number]) => void drops.push(each)
  for (let start = 0; start < rows.length; start += slice) {
    good.push(...readWith({ drop }, () => readRows(entry, rows.slice(start, start + slice))))
    await pause()
  }
  return { entry, rows, good, drops }
}

/** Decodes a long answer as `decodeAnswer` does: finds its long lists, reads them in slices, and decodes the answer with them. */
export async function decodeSlowly<S extends z.ZodMiniType>(schema: S, body: unknown, pause = pauseOfPage) {
  const found: List[] = []
  const first = decodeAnswer(schema, body, (entry, rows) => {
    if (rows.length <= slice) return undefined
    found.push({ entry, rows })
    return []
  })
  if (found.length === 0) return first
  const lists: Awaited<ReturnType<typeof readInSlices>>[] = []
  for (const list of found) lists.push(await readInSlices(list, pause))
  return decodeAnswer(schema, body, (entry, rows, drop) => {
    // zod copies an array, and not its entries.
    const list = lists.find(
      (each) => each.entry === entry && each.rows.length === rows.length && each.rows.every((row, at) => row === rows[at]),
    )
    for (const each of list?.drops ?? []) drop(...each)
    return list?.good
  })
}
