import { expect, it } from 'vitest'
import { reached } from './reached.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  './stories/ui/Badge.stories.tsx': ['./ui/Badge.tsx'],
  './ui/Badge.tsx': ['./ui/Badge.css.ts'],
  './ui/Badge.css.ts': ['./ui/Badge.css.ts.vanilla.css?source=1'],
  './.storybook/preview.tsx': ['./themes/north/theme.css.ts', './.storybook/worker.ts', './.storybook/docs/Page.tsx'],
  './.storybook/worker.ts': ['./mocks/offers.ts'],
  './.storybook/docs/Page.tsx': ['./ui/Facts.tsx'],
}
const names = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
const modules = names.map((name) => ({
  name,
  reasons: Object.keys(imports).flatMap((moduleName) => (imports[moduleName]?.includes(name) ? [{ moduleName }] : [])),
}))
const importsIn = (path: string) => (path === 'themes/north/theme.css.ts' ? ['themes/north/seeds.ts'] : [])
const badge = ['stories/ui/Badge.stories.tsx', 'UI/Badge'] as const
const other = ['stories/ui/Card.stories.tsx', 'UI/Card'] as const
const app = ['stories/claim/App.stories.tsx', 'Apps/Claim'] as const

it.each([
  ['ui/Badge.css.ts', [badge]],
  ['stories/ui/Badge.stories.tsx', [badge]],
  ['themes/north/seeds.ts', [badge, other, app]],
  ['package-lock.json', [badge, other, app]],
  ['mocks/offers.ts', [app]],
  ['ui/Facts.tsx', []],
])('a change of %s reaches the stories that show it', (path, stories) => {
  const reaches = reached({ modules }, [path], importsIn)
  expect([badge, other, app].filter(([file, title]) => reaches(file, title))).toEqual(stories)
})
