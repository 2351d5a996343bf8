import { type RequirementId, isRequirementId, requirements } from './requirements.ts'

/** A story as Storybook's sidebar shows it. */
export interface StoryLink {
  readonly title: string
  readonly exportName: string
  /** Whether a play function asserts something. A story that only renders shows a row, and does not prove it. */
  readonly asserts: boolean
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

/** Whether a play function or a test asserts the row. */
export const isProven = ({ stories, tests }: Evidence): boolean => tests.length > 0 || stories.some(({ asserts }) => asserts)

interface Annotations {
  readonly title?: string
  readonly parameters?: { readonly spec?: readonly RequirementId[] }
  readonly play?: unknown
}

/** A module of stories: its meta, and one export for each story. */
export type StoryModule = { readonly default: Annotations } & Readonly<Record<string, Annotations>>

/** Not the order of the stories, which Storybook's build exports too. */
export const isStory = ([exportName]: readonly [string, unknown]): boolean => !exportName.startsWith('__')

function storiesOf({ default: meta, ...stories }: StoryModule) {
  return Object.entries(stories)
    .filter(isStory)
    .map(([exportName, story]) => ({
      story: { title: meta.title ?? '', exportName, asserts: Boolean(story.play ?? meta.play) },
      ids: new Set([...(meta.parameters?.spec ?? []), ...(story.parameters?.spec ?? [])]),
    }))
}

const testTitle = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.+?)\1/g

/** The tests of one file whose titles name ids. */
function testsOf(file: string, source: string) {
  return [...source.matchAll(testTitle)].map(([, , title = '']) => ({
    test: { file, title },
    ids: new Set([...title.matchAll(/[A-Z]{3}-\d\d/g)].map(([id]) => id).filter(isRequirementId)),
  }))
}

/** What shows every row: stories by their modules, tests by the text of their files (path to text). */
export function coverageOf(modules: readonly StoryModule[], tests: Readonly<Record<string, string>>): ReadonlyMap<RequirementId, Evidence> {
  const shown = modules.flatMap(storiesOf)
  const tested = Object.entries(tests).flatMap(([file, source]) => testsOf(file, source))
  return new Map(
    requirements.map(({ id }) => [
      id,
      {
        stories: shown.filter(({ ids }) => ids.has(id)).map(({ story }) => story),
        tests: tested.filter(({ ids }) => ids.has(id)).map(({ test }) => test),
      },
    ]),
  )
}
