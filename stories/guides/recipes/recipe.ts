import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A change that a guide shows: a new file, or lines of a file that exists. */
export type Change = { readonly file: string; readonly from: string | null; readonly to: string }

const linesOf = (lines: readonly string[], signs: string): string =>
  lines
    .filter((line) => signs.includes(line[0] ?? ' '))
    .map((line) => line.slice(1))
    .join('\n')

/** The changes of a guide: its blocks of the languages `diff` and, for new files, `tsx` with the file's name in a comment. */
export function changesOf(guide: string): readonly Change[] {
  // A block in a list is indented.
  const blocks = [...guide.matchAll(/^( *)```(diff|tsx)\n([\s\S]*?)\n *```$/gm)].map(([, indent = '', language, block = '']) => ({
    language,
    lines: block.split('\n').map((line) => line.slice(indent.length)),
  }))
  return blocks.map(({ language, lines: [head = '', ...lines] }) =>
    language === 'diff'
      ? { file: head.replace('--- ', ''), from: linesOf(lines, ' -'), to: linesOf(lines, ' +') }
      : { file: head.replace('// ', ''), from: null, to: `${lines.join('\n')}\n` },
  )
}

/** Makes a change in a project. @throws where the guide shows lines that the file does not have, or has twice. */
export function apply(project: string, { file, from, to }: Change): void {
  const path = join(project, file)
  if (from === null) {
    mkdirSync(dirname(path), { recursive: true })
    return writeFileSync(path, to)
  }
  const [before, after, ...more] = readFileSync(path, 'utf8').split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `${file} must have these lines once; it has them ${after === undefined ? 'not' : 'more often'}. Change the guide:\n${from}`,
    )
  writeFileSync(path, `${before}${to}${after}`)
}
