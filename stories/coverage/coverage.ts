import { type RequirementId, isRequirementId, requirements } from './requirements.ts'
import type { StoryFile } from './storyText.ts'

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

/** The evidence that a row is met. */
export interface Evidence {
  readonly stories: readonly StoryLink[]
  readonly tests: readonly TestName[]
}

export type Coverage = ReadonlyMap<RequirementId, Evidence>

/** Whether a play function or a test asserts the row. */
export const isProven = ({ stories, tests }: Evidence): boolean => tests.length > 0 || stories.some(({ asserts }) => asserts)

function storiesOf({ title, spec, plays, stories }: StoryFile) {
  return stories.map((story) => ({
    story: { title, exportName: story.exportName, asserts: plays || story.plays },
    ids: new Set([...spec, ...story.spec]),
  }))
}

const testTitle = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.+?)\1/g

/** The tests of one file whose titles name ids. */
function testsOf(file: string, source: string) {
  return [...source.matchAll(testTitle)].map(([, , title = '']) => ({
    test: { file, title },
    ids: new Set([...title.matchAll(/[A-Z]{2,3}-\d\d/g)].map(([id]) => id).filter(isRequirementId)),
  }))
}

/** The evidence for every row: stories by their files, tests by the text of their files (path to text). */
export function coverageOf(files: readonly StoryFile[], tests: Readonly<Record<string, string>>): Coverage {
  const shown = files.flatMap(storiesOf)
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
