import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A state that differs from the version before, in an enterprise. */
type Change = {
  /** The story's id. */
  readonly id: string
  readonly enterprise: string
  /** The windows in which it looks different: `phone`. Their pictures are `<enterprise>/<id>-<window>-before.png` and `-after.png`. */
  readonly windows: readonly string[]
  /** Lines of its markup that only one of the versions has. */
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

type Given = {
  /** The version before, as people call it. */
  readonly base: string
  /** The folder of the pictures of the version before. */
  readonly pictures: string
  /** The folder with the markup of both, in `before` and `after`. */
  readonly markup: string
  /** The folder of the report. */
  readonly output: string
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The lines that only the first text has. */
function onlyIn(text: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => line !== '' && !known.has(line))
}

const actual = /-(\w+)-actual\.png$/

/** A story's id as the pictures' files spell it. */
const fileName = (id: string): string => id.replaceAll(/-+/g, '-')

/** The windows in which each story looks different, by the enterprise and the name of its pictures. */
function differentWindows(attachments: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const file of globSync('*/*-actual.png', { cwd: attachments }).toSorted()) {
    const key = file.replaceAll('\\', '/').replace(actual, '')
    found.set(key, [...(found.get(key) ?? []), actual.exec(file)?.[1] ?? ''])
  }
  return found
}

/** Writes what differs, with its pictures, to `changed` in the report's folder, and returns how many states do. */
export function writeChanges({ base, pictures, markup, output }: Given): number {
  const target = join(output, 'changed')
  const attachments = join(output, 'attachments')
  const windows = differentWindows(attachments)
  const changes = globSync('*/*.html', { cwd: join(markup, 'after') })
    .toSorted()
    .flatMap((file): readonly Change[] => {
      const [before, after] = [textOf(join(markup, 'before', file)), textOf(join(markup, 'after', file))]
      const [enterprise, id] = [dirname(file), basename(file, '.html')]
      const looks = windows.get(`${enterprise}/${fileName(id)}`) ?? []
      const change = { id, enterprise, windows: looks, removed: onlyIn(before, after), added: onlyIn(after, before) }
      return looks.length + change.removed.length + change.added.length > 0 ? [change] : []
    })
  mkdirSync(target, { recursive: true })
  for (const { id, enterprise, windows: looks } of changes)
    for (const window of looks) {
      const from = join(enterprise, `${fileName(id)}-${window}`)
      const to = join(target, enterprise, `${id}-${window}`)
      cpSync(join(pictures, `${from}.png`), `${to}-before.png`)
      cpSync(join(attachments, `${from}-actual.png`), `${to}-after.png`)
    }
  writeFileSync(join(target, 'changes.json'), JSON.stringify({ base, changes }))
  return new Set(changes.map(({ id }) => id)).size
}
