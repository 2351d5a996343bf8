import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateSchema } from '../store/state.ts'
import type { State } from '../store/state.ts'

const fileIn = (folder: string): string => join(folder, 'state.json')

/** What an earlier run remembered; nothing where there was none, or where it was of another make. */
export function loadState(folder: string): State | undefined {
  if (!existsSync(fileIn(folder))) return undefined
  try {
    return stateSchema.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    console.warn(`${fileIn(folder)} is not readable: the sandbox begins anew.`)
    return undefined
  }
}

/** Writes the state. The file is replaced as a whole, so that a crash leaves the old one. */
function saveState(folder: string, state: State): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${fileIn(folder)}.new`
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`)
  renameSync(draft, fileIn(folder))
}

/** Milliseconds within which what changes is written together: a disk takes longer than a change. */
const together = 200

/** Keeps a state that changes often. `flush` writes at once what is not written yet: before the server goes. */
export function keeper(folder: string) {
  let unwritten: State | null = null
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    if (unwritten) saveState(folder, unwritten)
    unwritten = null
  }
  const keep = (state: State) => {
    if (!unwritten) timer = setTimeout(flush, together)
    unwritten = state
  }
  return { keep, flush }
}
