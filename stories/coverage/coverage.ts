import type { RequirementId } from './requirements.ts'
import { isRequirementId, requirements } from './requirements.ts'

/** A story as Storybook's sidebar shows it. */
export interface StoryLink {
  readonly title: string
  readonly exportName: string
}

/** A test, by its file and its title. */
export interface TestName {
  readonly file: string
  readonly title: string
}

/** What shows that a row is met. */
export interface Evidence {
  readonly stories: readonly StoryLink[]
  readonly tests: readonly TestName[]
}

const ids = (text: string) => [...text.matchAll(/[A-Z]{3}-\d\d/g)].map(([id]) => id).filter(isRequirementId)

/** Ids said by `spec('…')` calls in the text. */
const said = (text: string) => [...text.matchAll(/\bspec\(([^)]*)\)/g)].flatMap(([, list = '']) => ids(list))

/** The stories of one module with the ids that each, or the module's meta for all, is tied to. */
function storiesOf(source: string) {
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
  const [head = '', ...parts] = source.split(/^export const (?=[A-Z])/m)
  const ofAll = said(head)
  return parts.map((part) => ({
    story: { title, exportName: /^\w+/.exec(part)?.[0] ?? '' },
    ids: [...new Set([...ofAll, ...said(part)])],
  }))
}

const testTitle = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.+?)\1/g

/** The tests of one file whose titles name ids. A title within a described one is tied by its own words only. */
function testsOf(file: string, source: string) {
  return [...source.matchAll(testTitle)].map(([, , title = '']) => ({ test: { file, title }, ids: ids(title) }))
}

/** What every row is shown by, read from the sources of stories and tests (path to text). */
export function coverageOf(files: Readonly<Record<string, string>>): ReadonlyMap<RequirementId, Evidence> {
  const stories = new Map<RequirementId, StoryLink[]>()
  const tests = new Map<RequirementId, TestName[]>()
  for (const [file, source] of Object.entries(files)) {
    if (file.endsWith('.stories.tsx')) {
      for (const { story, ids: shown } of storiesOf(source)) for (const id of shown) stories.set(id, [...(stories.get(id) ?? []), story])
    } else {
      for (const { test, ids: shown } of testsOf(file, source)) for (const id of shown) tests.set(id, [...(tests.get(id) ?? []), test])
    }
  }
  return new Map(requirements.map(({ id }) => [id, { stories: stories.get(id) ?? [], tests: tests.get(id) ?? [] }]))
}
