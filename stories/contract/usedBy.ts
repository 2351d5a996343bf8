/** Modules by their paths in the project, with their texts. */
export type Sources = ReadonlyMap<string, string>

/** A story, by the title of its group and the name of its export. */
export type StoryName = { readonly title: string; readonly exportName: string }

type StoryFile = {
  readonly path: string
  readonly title: string
  readonly stories: readonly (StoryName & { readonly rows: ReadonlySet<string> })[]
}

const importing = /(?:from|import\()\s*'(\.[^'?]+)'/g
const row = /\b[A-Z]{3}-\d{2}\b/g

type Imports = ReadonlyMap<string, readonly string[]>

const importsIn = (sources: Sources): Imports =>
  new Map(
    [...sources].map(([path, text]) => [
      path,
      [...text.matchAll(importing)].map(([, to = '']) => new URL(to, `file:///${path}`).pathname.slice(1)),
    ]),
  )

/** Every module that the module imports, itself or through others. */
function reachedFrom(path: string, imports: Imports, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of imports.get(path) ?? []) reachedFrom(next, imports, found)
  return found
}

/** The stories of a file, with the rows that each of them or the whole file names. */
function storyFile(path: string, text: string): StoryFile | null {
  const [head = '', ...parts] = text.split(/^export const (?=\w+: Story\b)/m)
  const title = /\btitle: '([^']+)'/.exec(head)?.[1]
  if (title === undefined) return null
  const ofAll = head.match(row) ?? []
  const stories = parts.map((part) => ({
    title,
    exportName: /^\w+/.exec(part)?.[0] ?? '',
    rows: new Set([...ofAll, ...(/spec\(([^)]*)\)/.exec(part)?.[1]?.match(row) ?? [])]),
  }))
  return { path, title, stories }
}

type Call = {
  /** The feature's folder: `managers/check`. */
  readonly feature: string
  /** The modules of the apps that make it. */
  readonly callers: readonly string[]
  readonly rows: readonly string[]
}

/** One story of each group. */
export type UsedBy = {
  /** The flows of an app that makes the call. */
  readonly flows: readonly StoryName[]
  /** The stories of the pages that make it, or that show one of its rows. */
  readonly screens: readonly StoryName[]
}

const isScreen = (path: string): boolean => /^features\/.+\.tsx$/.test(path)

const oneOfEach = (stories: readonly StoryName[]): readonly StoryName[] =>
  [...new Map(stories.toReversed().map((story) => [story.title, story])).values()].toSorted((one, other) =>
    one.title.localeCompare(other.title),
  )

/** Finds what shows a call, in the texts of the apps and of the stories. */
export function storiesUsing(sources: Sources): (call: Call) => UsedBy {
  const files = [...sources].flatMap(([path, text]) =>
    /^stories\/(?!ui\/).+\.stories\.tsx$/.test(path) ? (storyFile(path, text) ?? []) : [],
  )
  const imports = importsIn(sources)
  const reached = new Map(files.map(({ path }) => [path, reachedFrom(path, imports)]))
  return ({ callers, rows, feature }) => {
    const pages = new Set(callers.flatMap((caller) => imports.get(caller) ?? []).filter(isScreen))
    const reaches = ({ path }: StoryFile) => callers.some((caller) => reached.get(path)?.has(caller))
    const assembled = files.filter(reaches)
    // One app may hold the pages of many features.
    const own = assembled.filter(({ path }) => path.startsWith(`stories/${feature.split('/')[0]}/`))
    const flows = own.length > 0 ? own : assembled
    const screens = files
      .filter((file) => !reaches(file))
      .flatMap(({ path, stories }) =>
        (imports.get(path) ?? []).some((each) => pages.has(each))
          ? stories
          : stories.filter((story) => rows.some((each) => story.rows.has(each))),
      )
    return { flows: oneOfEach(flows.flatMap(({ stories }) => stories)), screens: oneOfEach(screens) }
  }
}
