import * as z from 'zod/mini'
import { type RequirementId, isRequirementId, requirements } from './requirements.ts'

/** A test that has run: a unit test, a walk or a story. */
export type Ran = {
  /** Its path from the project's folder. */
  readonly file: string
  /** With the titles around it. */
  readonly title: string
  readonly passed: boolean
  /** For a story alone: its rows are named by `spec`. */
  readonly story?: { readonly id: string; readonly title: string; readonly spec: readonly string[] }
}

const testName = z.object({ file: z.string(), title: z.string() })
const storyLink = z.object({ id: z.string(), title: z.string(), name: z.string() })
const evidence = z.object({
  stories: z.array(storyLink),
  tests: z.array(testName),
  /** The night’s tests, which this run did not run. */
  atNight: z.array(testName),
})

/** The time of the last whole run, and what proved each row in it. */
export const lastRun = z.object({ at: z.string(), rows: z.record(z.string(), evidence) })

/** A test by its file and its title. */
export type TestName = z.output<typeof testName>

/** A story as Storybook's sidebar shows it. */
export type StoryLink = z.output<typeof storyLink>
export type Evidence = z.output<typeof evidence>
export type LastRun = z.output<typeof lastRun>

export const noEvidence: Evidence = { stories: [], tests: [], atNight: [] }

/** Whether a story or a test asserts the row: the words of each story are compared with its file in `stories/texts`. */
export const isProven = ({ stories, tests, atNight }: Evidence): boolean => stories.length + tests.length + atNight.length > 0

/** A test of the simulated server proves the simulated server. */
const isOfMocks = ({ file }: TestName) => file.startsWith('mocks/')

/** The rows that a test's title names. */
const rowsIn = (title: string): readonly RequirementId[] =>
  [...title.matchAll(/\b[A-Z]{2,4}-\d\d\b/g)].map(([id]) => id).filter(isRequirementId)

/** The evidence for every row: what passed in this run, and the tests of the night by their names. */
export function coverageOf(ran: readonly Ran[], night: readonly TestName[]): LastRun['rows'] {
  const passed = ran.filter((test) => test.passed)
  const naming = (tests: readonly TestName[], id: RequirementId) =>
    tests.filter((test) => !isOfMocks(test) && rowsIn(test.title).includes(id)).map(({ file, title }) => ({ file, title }))
  const tests = passed.filter(({ story }) => !story)
  const stories = (id: RequirementId) =>
    passed.flatMap(({ title, story }) => (story?.spec.includes(id) ? [{ id: story.id, title: story.title, name: title }] : []))
  return Object.fromEntries(
    requirements.map(({ id }) => [id, { stories: stories(id), tests: naming(tests, id), atNight: naming(night, id) }]),
  )
}
