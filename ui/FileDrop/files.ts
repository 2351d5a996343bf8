export const fileKinds = ['image/jpeg', 'image/png'] as const
export const listKinds = ['text/csv', 'text/tab-separated-values'] as const
export type FileKind = (typeof fileKinds)[number] | (typeof listKinds)[number]

const nameOf: Record<FileKind, string> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'text/csv': 'CSV', 'text/tab-separated-values': 'TSV' }

const extensions: Partial<Record<FileKind, readonly string[]>> = {
  'text/csv': ['.csv', '.txt'],
  'text/tab-separated-values': ['.tsv', '.tab'],
}

/** Systems do not agree on the type of a list, so its name decides. A picture's type is certain, and its name may lie. */
const isOf = (kind: FileKind, { type, name }: Pick<Offered, 'type' | 'name'>): boolean =>
  extensions[kind]?.some((extension) => name.toLowerCase().endsWith(extension)) ?? kind === type

/** The attribute by which the browser's dialog shows these files. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.flatMap((kind) => [kind, ...(extensions[kind] ?? [])]).join(',')

/** `JPEG or PNG`. */
export const namesOf = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(kinds.map((kind) => nameOf[kind]))

export type Refused = {
  /** Unique: two files may have the same name. */
  id: number
  name: string
  reason: string
}

export type Rules = {
  kinds: readonly FileKind[]
  /** Maximum size of a file, in bytes. */
  maxSize: number
  /** The number of files that are still accepted. */
  room: number
  say: {
    invalidKind: (kinds: readonly FileKind[]) => string
    empty: string
    tooLarge: (size: number, maxSize: number) => string
    noRoom: string
  }
}

type Offered = { name: string; type: string; size: number }

function reasonAgainst(file: Offered, { kinds, maxSize, say }: Rules): string | null {
  const { size } = file
  if (!kinds.some((kind) => isOf(kind, file))) return say.invalidKind(kinds)
  if (size === 0) return say.empty
  return size > maxSize ? say.tooLarge(size, maxSize) : null
}

export function sortFiles<File extends Offered>(offered: readonly File[], rules: Rules): { taken: File[]; refused: Refused[] } {
  const taken: File[] = []
  const refused: Refused[] = []
  for (const [id, file] of offered.entries()) {
    const reason = reasonAgainst(file, rules) ?? (taken.length < rules.room ? null : rules.say.noRoom)
    if (reason === null) taken.push(file)
    else refused.push({ id, name: file.name, reason })
  }
  return { taken, refused }
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `1234567` → `1.2 MB`. */
export function sizeOf(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), units.length - 1)
  const amount = bytes / 1000 ** power
  const format = { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: amount < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat('en', format).format(amount)
}
