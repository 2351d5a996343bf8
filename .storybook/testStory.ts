import { testStory as testWithPlay } from '@storybook/addon-vitest/internal/test-utils'

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils'

type Parameters = { readonly a11y?: { readonly options?: object } }
type Annotations = { readonly tags?: readonly string[]; readonly play?: unknown; readonly parameters?: Parameters }
type Test = { readonly story: Annotations; readonly meta: Annotations }

/** The play of a story with this tag depends on the enterprise, so it runs in every one. */
const eachEnterprise = 'each-enterprise'

/** The rules of axe that a theme can break: the others read the structure, which is the same in every enterprise. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size']

const withoutPlay = (annotations: Annotations): Annotations => ({ ...annotations, play: undefined })

function withThemeRules({ parameters, ...story }: Annotations): Annotations {
  const a11y = { ...parameters?.a11y, options: { ...parameters?.a11y?.options, runOnly: themeRules } }
  return { ...story, parameters: { ...parameters, a11y } }
}

const playsHere = ({ story, meta }: Test): boolean => [...(meta.tags ?? []), ...(story.tags ?? [])].includes(eachEnterprise)

/**
 * Replaces the add-on's function in every enterprise but the first. It renders a story and checks what its theme can break;
 * the first enterprise plays it and checks the rest.
 */
export const testStory = (test: Test) =>
  testWithPlay(playsHere(test) ? test : { ...test, story: withThemeRules(withoutPlay(test.story)), meta: withoutPlay(test.meta) })
