import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Lines that a guide adds to a file, after the lines that it shows before them; without any, before those that it shows after them. */
export type Addition = {
  readonly file: string
  readonly before: readonly string[]
  readonly added: readonly string[]
  readonly after: readonly string[]
}

/** A change that a guide shows: a new file, or lines of a file that exists. */
export type Change = Addition | { readonly file: string; readonly content: string }

/** @throws if the block changes a line: somebody else has to change it too, and the guide would not fit any more. */
function additionOf(file: string, lines: readonly string[]): Addition {
  const isAdded = lines.map((line) => line.startsWith('+'))
  const [first, last] = [isAdded.indexOf(true), isAdded.lastIndexOf(true)]
  const rest = lines.filter((_, index) => index < first || index > last)
  if (first === -1 || isAdded.slice(first, last + 1).includes(false) || rest.some((line) => line.startsWith('-')))
    throw new Error(`The guide must add lines of ${file} in one place, and change none:\n${lines.join('\n')}`)
  const text = lines.map((line) => line.slice(1))
  return { file, before: text.slice(0, first), added: text.slice(first, last + 1), after: text.slice(last + 1) }
}

/** The changes of a guide: its blocks of the languages `diff` and, for new files, `tsx` with the file's name in a comment. */
export function changesOf(guide: string): readonly Change[] {
  // A block in a list is indented.
  const blocks = [...guide.matchAll(/^( *)```(diff|tsx)\n([\s\S]*?)\n *```$/gm)].map(([, indent = '', language, block = '']) => ({
    language,
    lines: block.split('\n').map((line) => line.slice(indent.length)),
  }))
  return blocks.map(({ language, lines: [head = '', ...lines] }) =>
    language === 'diff' ? additionOf(head.replace('--- ', ''), lines) : { file: head.replace('// ', ''), content: `${lines.join('\n')}\n` },
  )
}

const block = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** The text with the lines. @throws where the guide shows lines that the text does not have, or has twice. */
export function added(text: string, { file, before, added, after }: Addition): string {
  const isAfter = before.length > 0
  const [anchor, other] = (isAfter ? [before, after] : [after, before]).map(block)
  const lines = `\n${text}`
  const at = lines.indexOf(`\n${anchor}`)
  if (at === -1 || lines.includes(`\n${anchor}`, at + 1))
    throw new Error(`${file} must have these lines once; it has them ${at === -1 ? 'not' : 'more often'}. Change the guide:\n${anchor}`)
  const end = at + (anchor?.length ?? 0)
  // Others may have added lines between the two.
  if (!lines.includes(`\n${other}`, end)) throw new Error(`${file} has not these lines below. Change the guide:\n${other}`)
  const place = isAfter ? end : at
  return text.slice(0, place) + block(added) + text.slice(place)
}

/** Makes a change in a project. */
export function apply(project: string, change: Change): void {
  const path = join(project, change.file)
  if ('added' in change) return writeFileSync(path, added(readFileSync(path, 'utf8'), change))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, change.content)
}
