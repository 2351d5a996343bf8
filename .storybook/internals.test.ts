import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Names of Storybook that a new major version may change or take away. Classes that its manual names for style sheets are none. */
const internal =
  /@?storybook\/[\w/-]*\b(?:internal|dist)\/[\w-]+|\bexperimental_\w+|__STORYBOOK_\w+|__docgenInfo|VITEST_STORYBOOK|storybook-root|\bsb-(?!unstyled)[a-z-]*/g

type Use = { readonly entry: string; readonly reason: string; readonly files: readonly string[] }

/** To be looked at before a major version of Storybook. Nothing public does the same in version 10. */
const uses: readonly Use[] = [
  {
    entry: 'storybook/internal/csf',
    reason: 'The ids of stories: the public package, @storybook/csf, was merged into Storybook. projects.ts prepares it for the browser.',
    files: ['.storybook/storyId.ts', '.storybook/testing/projects.ts'],
  },
  {
    entry: 'storybook/internal/core-events',
    reason: 'The names of the events of toolbar and controls: the public hooks work in decorators and in the manager only.',
    files: ['.storybook/docs/useStoryHere.tsx', 'stories/boards/viewInAddress.ts'],
  },
  { entry: 'storybook/internal/router', reason: 'The form of arguments in an address.', files: ['.storybook/docs/FramedStory.tsx'] },
  {
    entry: '@storybook/addon-vitest/internal/test-utils',
    reason: 'The test of a story: the add-on has no way to render each in every enterprise.',
    files: ['.storybook/testing/projects.ts', '.storybook/testing/testStory.ts', '.storybook/testing/testUtils.d.ts'],
  },
  {
    entry: 'VITEST_STORYBOOK',
    reason: 'Whether the panel runs the tests, or a command.',
    files: ['.storybook/testing/headless.ts', '.storybook/testing/testStory.ts'],
  },
  {
    entry: 'experimental_indexers',
    reason: 'Tags by folder and name; written into each story they could contradict both.',
    files: ['.storybook/main.ts', '.storybook/tags/tags.ts'],
  },
  {
    entry: '__docgenInfo',
    reason: 'The props that react-docgen found, for tables of our own.',
    files: ['.storybook/docs/Messages.tsx', '.storybook/docs/useDocumented.ts'],
  },
  { entry: 'sb-preview-toolbar', reason: 'Widths of the toolbar on a phone.', files: ['.storybook/manager-head.html'] },
  ...['storybook-root', 'sb-'].map((entry) => ({
    entry,
    reason: 'The page without what Storybook adds to it.',
    files: ['stories/conformance/page.ts'],
  })),
  { entry: 'sb-wrapper', reason: 'As above: its words are no words of a state.', files: ['stories/boards/textsOnPage.ts'] },
  {
    entry: '__STORYBOOK_ADDONS_CHANNEL__',
    reason: 'Changes the story without loading the page anew.',
    files: ['.storybook/pictures/inPage.ts'],
  },
  { entry: 'sb-show-main', reason: 'The moment in which a story has rendered.', files: ['.storybook/pictures/drawStories.ts'] },
]

it('uses no internal name of Storybook without a reason', () => {
  const files = globSync('{.ci,.storybook,apps,features,mocks,stories,themes,ui}/**/*.{ts,tsx,mjs,mdx,html}', {
    exclude: ['.storybook/internals.test.ts'],
  })
  const found = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(internal))].map((entry) => `${file.replaceAll('\\', '/')}: ${entry}`),
  )
  expect(found.toSorted()).toEqual(uses.flatMap(({ entry, files }) => files.map((file) => `${file}: ${entry}`)).toSorted())
})
