/** `node .ci/contract/diff.ts`: names what stops working between the contract of the last release and that of this folder. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Base, baseText, git, releaseOf } from './release.ts'
import { breakingChanges } from './breaking.ts'

const root = resolve(import.meta.dirname, '../..')
const json = z.record(z.string(), z.unknown())
const read = (file: string) => z.parse(json, JSON.parse(readFileSync(file, 'utf8')))

/** Ends with exit code 2: nothing was compared. */
function end(message: string): never {
  console.error(message)
  process.exit(2)
}

/** The contract as the code of that folder writes it. The packages are this folder's: the one inside it finds them. */
function writtenIn(folder: string): Record<string, unknown> {
  execFileSync(process.execPath, ['.ci/contract/write.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return read(join(folder, 'dist/contract/openapi.json'))
}

function contractAt({ commit }: Base): Record<string, unknown> {
  const folder = join(root, 'test-results/contract-before')
  const clear = () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  clear()
  try {
    git('worktree', 'add', '--detach', '--quiet', folder, commit)
    return writtenIn(folder)
  } finally {
    clear()
  }
}

/** The base of the comparison: a file, a version, or the last release. */
function older(asked: string | undefined): { readonly name: string; readonly contract: Record<string, unknown> } {
  if (asked?.endsWith('.json')) return { name: asked, contract: read(asked) }
  const base = releaseOf(asked)
  if (!base) return end('There is no release to compare with. Name a version or a file: node .ci/contract/diff.ts v1.4')
  if (git('cat-file', '-e', `${base.commit}:.ci/contract/write.ts`) === undefined) {
    return end(`${baseText(base)} has no contract yet. Name a later version or a file: node .ci/contract/diff.ts v1.4`)
  }
  return { name: baseText(base), contract: contractAt(base) }
}

try {
  const { name, contract } = older(process.argv[2])
  const { oldPages, oldServers } = await breakingChanges(contract, writtenIn(root))
  const parts = [
    ['Pages of then, still open, would fail with a server of now', oldPages],
    ['Pages of now would fail with a server of then; the changes on the way back', oldServers],
  ] as const
  console.log(`Compared with ${name}: ${oldPages.length + oldServers.length || 'no'} breaking changes`)
  for (const [title, lines] of parts) if (lines.length > 0) console.log([`\n${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'))
  process.exitCode = oldPages.length + oldServers.length > 0 ? 1 : 0
} catch (error) {
  end(error instanceof Error ? error.message : String(error))
}
