import { testStory as testOne } from '@storybook/addon-vitest/internal/test-utils'
import { enterprises } from './enterprises.ts'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

type Annotations = {
  readonly tags?: readonly string[]
  readonly play?: unknown
  readonly parameters?: { readonly a11y?: { readonly options?: object } }
  readonly globals?: Readonly<Record<string, unknown>>
}
type Test = { readonly story: Annotations; readonly meta: Annotations }

/** The play of a story with this tag depends on the enterprise, so it runs in every one. */
const eachEnterprise = 'each-enterprise'

const playsAll = import.meta.env['PLAYS'] === 'all'

/** The rules of axe that a theme can break: the others read the structure, which is the same in every enterprise. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size']

const withoutPlay = (annotations: Annotations): Annotations => ({ ...annotations, play: undefined })

function withThemeRules({ parameters, ...story }: Annotations): Annotations {
  const a11y = { ...parameters?.a11y, options: { ...parameters?.a11y?.options, runOnly: themeRules } }
  return { ...story, parameters: { ...parameters, a11y } }
}

const playsInEach = ({ story, meta }: Test): boolean => playsAll || [...(meta.tags ?? []), ...(story.tags ?? [])].includes(eachEnterprise)

/** The story in another enterprise: rendered and checked for what a theme can break. The first enterprise plays it and checks the rest. */
function inEnterprise({ story, meta }: Test, enterprise: string): Test {
  const there = { ...story, globals: { ...story.globals, enterprise } }
  return playsInEach({ story, meta }) ? { story: there, meta } : { story: withThemeRules(withoutPlay(there)), meta: withoutPlay(meta) }
}

/** Storybook's panel tests the enterprise of the toolbar; a run from the command line tests every one. */
const others = import.meta.env['VITEST_STORYBOOK'] === 'false' ? enterprises.slice(1).map(({ id }) => id) : []

const namesEnterprise = ({ story, meta }: Test): boolean => 'enterprise' in { ...meta.globals, ...story.globals }

/** Replaces the add-on's function: one test renders a story in every enterprise, one after the other. */
export const testStory = (test: Test) => async (context: unknown) => {
  await testOne(test)(context)
  if (namesEnterprise(test)) return
  for (const enterprise of others) {
    try {
      await testOne({ ...test, ...inEnterprise(test, enterprise) })(context)
    } catch (error) {
      if (error instanceof Error) error.message = `In ${enterprise}: ${error.message}`
      throw error
    }
  }
}
