/** Whether a story is new or changed since the base, told from Git's lists and the modules that the story uses. */
export type Status = 'new' | 'changed'

export const isStatus = (text: unknown): text is Status => text === 'new' || text === 'changed'

/** What Git says of the files since the base. */
export type Changes = {
  /** Files that changed or are new. */
  readonly files: ReadonlySet<string>
  /** Files of stories that changed, by path. */
  readonly stories: ReadonlyMap<string, FileChange>
}

type FileChange = {
  readonly isNew: boolean
  /** Numbers of the changed lines. */
  readonly lines: readonly number[]
  /** Names of exports that were added. */
  readonly added: ReadonlySet<string>
}

export const noChanges: Changes = { files: new Set(), stories: new Map() }

const exported = /^export const (\w+)/
const hunkStart = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/
/** A changed line that changes no story: an import, or nothing. */
const harmless = /^[+-]\s*(?:import\b.*|\}\s*from .*|)$/

function hunkLines(hunk: string): readonly number[] {
  const [head = '', ...changed] = hunk.split('\n')
  const [, start = '0', count = '1'] = hunkStart.exec(head) ?? []
  if (changed.filter((line) => /^[+-]/.test(line)).every((line) => harmless.test(line))) return []
  return Array.from({ length: Math.max(1, Number(count)) }, (_, index) => Number(start) + index)
}

const namesIn = (diff: string, sign: '+' | '-') =>
  new Set([...diff.matchAll(/^([+-])export const (\w+)/gm)].filter(([, each]) => each === sign).map(([, , name = '']) => name))

function fileChange(diff: string): FileChange {
  const [head = '', ...rest] = diff.split(/^(?=@@ )/m)
  const removed = namesIn(diff, '-')
  return {
    isNew: /^--- \/dev\/null$/m.test(head),
    lines: rest.flatMap(hunkLines),
    added: new Set([...namesIn(diff, '+')].filter((name) => !removed.has(name))),
  }
}

/** Reads `git diff -U0` of the story files, by path. */
export const storyChanges = (diff: string): ReadonlyMap<string, FileChange> =>
  new Map(
    diff.split(/^(?=diff --git )/m).flatMap((file) => {
      const [, path] = /^\+\+\+ b\/(.+)$/m.exec(file) ?? []
      return path === undefined ? [] : [[path, fileChange(file)] as const]
    }),
  )

/** The name of the story whose code or comment holds each line; an empty name above the first one. */
function ownersOf(source: string): readonly string[] {
  const lines = source.split('\n')
  const owners = lines.map(() => '')
  let owner = ''
  for (const [index, line] of lines.entries()) {
    const [, name] = exported.exec(line) ?? []
    if (name !== undefined) {
      owner = name
      for (let above = index - 1; /^\s*(?:\/\*\*|\*|\/\/)/.test(lines[above] ?? ''); above -= 1) owners[above] = name
    }
    owners[index] = owner
  }
  return owners
}

/** What a change of the story's own file makes of the story. */
export function ownStatus(change: FileChange | undefined, exportName: string, source: string): Status | undefined {
  if (!change) return undefined
  if (change.isNew || change.added.has(exportName)) return 'new'
  const owners = ownersOf(source)
  // Lines above the first story, such as the meta, belong to all of them.
  return change.lines.some((line) => ['', exportName].includes(owners[line - 1] ?? '')) ? 'changed' : undefined
}
