import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { stateSchema } from '../state/memory/state.ts'
import type { State } from '../state/memory/state.ts'

const fileIn = (folder: string): string => join(folder, 'state.json')

/** The state of an earlier run; nothing if there is none or its format differs. */
export function loadState(folder: string): State | undefined {
  if (!existsSync(fileIn(folder))) return undefined
  try {
    return stateSchema.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    console.warn(`${fileIn(folder)} is not readable: the sandbox starts empty.`)
    return undefined
  }
}

/** Writes the state. Replaces the whole file at once, so that a crash leaves the old one. */
function saveState(folder: string, state: State): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${fileIn(folder)}.new`
  writeFileSync(draft, `${JSON.stringify(z.encode(stateSchema, state), null, 2)}\n`)
  renameSync(draft, fileIn(folder))
}

/** Changes within this number of milliseconds are written together, because a disk is slower than the changes. */
const together = 200

/** Persists a state that changes often. `flush` writes pending changes at once, before the server ends. */
export function keeper(folder: string) {
  let unwritten: State | null = null
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    if (unwritten) saveState(folder, unwritten)
    unwritten = null
  }
  const save = (state: State) => {
    if (!unwritten) timer = setTimeout(flush, together)
    unwritten = state
  }
  return { save, flush }
}
