import { testStory as testWithPlay } from '@storybook/addon-vitest/internal/test-utils'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

type Annotations = { readonly tags?: readonly string[]; readonly play?: unknown }
type Test = { readonly story: Annotations; readonly meta: Annotations }

/** The play of a story with this tag depends on the enterprise, so it runs in every one. */
const eachEnterprise = 'each-enterprise'

const withoutPlay = (annotations: Annotations): Annotations => ({ ...annotations, play: undefined })

const playsHere = ({ story, meta }: Test): boolean => [...(meta.tags ?? []), ...(story.tags ?? [])].includes(eachEnterprise)

/**
 * Replaces the add-on's function in every enterprise but the first: it renders a story and checks it with axe, and leaves out
 * its play, which the first enterprise runs.
 */
export const testStory = (test: Test) =>
  testWithPlay(playsHere(test) ? test : { ...test, story: withoutPlay(test.story), meta: withoutPlay(test.meta) })
