import { testStory as testOne } from '@storybook/addon-vitest/internal/test-utils'
import type { TestContext } from 'vitest'
import { withCheckedCalls } from './checkCalls.ts'
import { checkClocks } from './checkClocks.ts'
import { checkPresses } from './checkPresses.ts'
import { checkSums } from './checkSums.ts'
import { checkTheme } from './checkTheme.ts'
import { checkTexts } from './checkTexts.ts'
import { enterprises } from '../enterprises.ts'
import { checkTranscript } from './transcript.ts'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

type Annotations = {
  readonly title?: string
  readonly tags?: readonly string[]
  readonly play?: unknown
  readonly parameters?: { readonly a11y?: object; readonly spec?: readonly string[] }
  readonly globals?: Readonly<Record<string, unknown>>
}
type Test = { readonly story: Annotations; readonly meta: Annotations }

/** The play of a story with this tag depends on the enterprise, so it runs in every one. */
const eachEnterprise = 'each-enterprise'

const playsAll = import.meta.env['PLAYS'] === 'all'

const withoutPlay = (annotations: Annotations): Annotations => ({ ...annotations, play: undefined })

/** Storybook's own check is left to the first enterprise. */
const withoutAxe = ({ parameters, ...story }: Annotations): Annotations => ({
  ...story,
  parameters: { ...parameters, a11y: { ...parameters?.a11y, test: 'off' } },
})

const playsInEach = ({ story, meta }: Test): boolean => playsAll || [...(meta.tags ?? []), ...(story.tags ?? [])].includes(eachEnterprise)

/** The story in another enterprise, rendered, and played where its play depends on the enterprise. */
function inEnterprise(test: Test, enterprise: string): Test {
  const story = withoutAxe({ ...test.story, globals: { ...test.story.globals, enterprise } })
  return playsInEach(test) ? { story, meta: test.meta } : { story: withoutPlay(story), meta: withoutPlay(test.meta) }
}

/** Storybook's panel tests the enterprise of the toolbar. */
const isCommandLine = import.meta.env['VITEST_STORYBOOK'] === 'false'

/** `first`: the first enterprise alone; `every`: every story in each; otherwise components in each, as screens are made of them. */
const scope: unknown = import.meta.env['ENTERPRISES']
const others = isCommandLine && scope !== 'first' ? enterprises.slice(1).map(({ id }) => id) : []

/** Whether the story is an app or a flow, put together from screens that have stories of their own. */
const isAssembled = (storyId: string): boolean => /^(?:apps|flows)-/.test(storyId)

const isInEach = (storyId: string, test: Test): boolean =>
  scope === 'every' || playsInEach(test) || !(isAssembled(storyId) || storyId.startsWith('screens-'))

const namesEnterprise = ({ story, meta }: Test): boolean => 'enterprise' in { ...meta.globals, ...story.globals }

/** The story's title and the rows of the specification that it shows, for the report of the run. */
const shownBy = ({ story, meta }: Test) => ({
  title: meta.title ?? '',
  spec: [...(meta.parameters?.spec ?? []), ...(story.parameters?.spec ?? [])],
})

/**
 * Replaces the add-on's function: one test renders a story in the enterprises of the run, one after the other. The first one plays it
 * and checks all of it; the others check what their theme can break.
 */
export const testStory = (test: Test & { readonly storyId: string }) => async (context: TestContext) => {
  const isWithAxe = scope === 'every' || !isCommandLine || !isAssembled(test.storyId)
  await testOne(withCheckedCalls(isWithAxe ? test : { ...test, story: withoutAxe(test.story) }))(context)
  Object.assign(context.task.meta, { shows: shownBy(test) })
  if (isCommandLine) await checkTexts(test)
  const { filepath, name } = context.task.file
  if (isCommandLine) await checkTranscript(test.storyId, filepath.slice(0, -name.length))
  checkPresses()
  checkSums(test.storyId)
  await checkClocks(test.storyId)
  if (namesEnterprise(test) || !isInEach(test.storyId, test)) return
  for (const enterprise of others) {
    try {
      await testOne({ ...test, ...inEnterprise(test, enterprise) })(context)
      await checkTheme()
      checkPresses()
      checkSums(test.storyId)
    } catch (error) {
      if (error instanceof Error) error.message = `In ${enterprise}: ${error.message}`
      throw error
    }
  }
}
