import { testStory as testWithPlay } from '@storybook/addon-vitest/internal/test-utils'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

type Annotations = { readonly tags?: readonly string[]; readonly play?: unknown }
type Test = { readonly story: Annotations; readonly meta: Annotations }

/** What a story with this tag asserts depends on the enterprise: it plays in every one. */
const eachEnterprise = 'each-enterprise'

const withoutPlay = (annotations: Annotations): Annotations => ({ ...annotations, play: undefined })

const playsHere = ({ story, meta }: Test): boolean => [...(meta.tags ?? []), ...(story.tags ?? [])].includes(eachEnterprise)

/**
 * Replaces the add-on's function in every enterprise but the first: a story renders and is checked by axe there, and its
 * play, which the first enterprise has run, is left out.
 */
export const testStory = (test: Test) =>
  testWithPlay(playsHere(test) ? test : { ...test, story: withoutPlay(test.story), meta: withoutPlay(test.meta) })
