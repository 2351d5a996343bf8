/**
 * `node .ci/budget.ts [enterprise …]`: checks that no built page loads more scripts than its kind may, and prints how much it has gained
 * since `.ci/firstLoads.json` was written. `--record` writes it: with the commit that explains the gain.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declaredApps } from '../apps/build/declaredApps.ts'
import type { App } from '../apps/build/defineApp.ts'
import { distFolder, enterprises } from '../apps/build/enterprises.ts'
import { firstLoad, kilobytes } from '../apps/build/document/firstLoad.ts'

/** The most that a first page loads: thousands of bytes after gzip, and files, each of which is a request. */
const limits: Readonly<Record<App['kind'] | 'tool, signed in', { readonly kilobytes: number; readonly files: number }>> = {
  form: { kilobytes: 158, files: 10 },
  pays: { kilobytes: 202, files: 19 },
  tool: { kilobytes: 159, files: 11 },
  'tool, signed in': { kilobytes: 232, files: 28 },
}

/** Bytes that a page may gain before somebody records it. The files that pages share move by as much when one of them changes. */
const mostGained = 3_000

const record = join(import.meta.dirname, 'firstLoads.json')
const before: unknown = JSON.parse(readFileSync(record, 'utf8'))
const bytesBefore = new Map<string, unknown>(Object.entries(before ?? {}))
const now: Record<string, number> = {}

let over = 0
function check(name: string, page: string, kind: keyof typeof limits, key?: string): void {
  const { bytes, files } = firstLoad(page, key)
  const limit = limits[kind]
  now[name] = bytes
  const gained = bytes - Number(bytesBefore.get(name) ?? bytes)
  const isOver = bytes > limit.kilobytes * 1_000 || files.length > limit.files || gained > mostGained
  if (isOver) over += 1
  const gain = Math.abs(gained) < 50 ? '' : ` (${gained < 0 ? '−' : '+'}${kilobytes(Math.abs(gained))})`
  const verdict = isOver
    ? `more than the ${limit.kilobytes} kB in ${limit.files} files of its kind, or than what it may gain`
    : 'within the limit of its kind'
  console.log(`${name}: ${kilobytes(bytes)} of script in ${files.length} files${gain}, ${verdict}`)
}

const [, , ...given] = process.argv
const asked = given.filter((each) => each !== '--record')

for (const enterprise of asked.length > 0 ? asked : enterprises()) {
  for (const { name, kind } of await declaredApps()) {
    const page = join(distFolder(), enterprise, name, 'index.html')
    check(`${enterprise}/${name}`, page, kind)
    if (kind === 'tool') check(`${enterprise}/${name}, signed in`, page, 'tool, signed in', 'in:')
  }
}
if (given.includes('--record')) writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`)
process.exit(over === 0 ? 0 : 1)
