import { describe, expect, it } from 'vitest'
import { planner } from './plan.ts'
import { defaultBase, projectSources } from './sources.ts'

/** A small project: two apps, two enterprises, a handler for each app, and one component that both show. */
const made: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'vite.config.ts': "import './apps/build/settings.ts'",
  'apps/build/settings.ts': '',
  'apps/build/main.ts': '',
  'apps/build/whole.e2e.ts': '',
  'themes/alder/enterprise.ts': "import logo from './logo.svg?no-inline'",
  'themes/alder/logo.svg': '',
  'themes/birch/enterprise.ts': '',
  'ui/Button/Button.tsx': "import './Button.css.ts'\nimport type { Screen } from '../../features/menu/Screen.tsx'",
  'ui/Button/Button.css.ts': '',
  'features/menu/api.ts': "export { price } from './price.ts'",
  'features/menu/price.ts': '',
  'features/menu/price.test.ts': "import './price.ts'\nimport rules from './rules.json'",
  'features/menu/rules.json': '{}',
  'features/menu/Screen.tsx': "import '../../ui/Button/Button.tsx'\nconst Later = lazy(() => import('./Later.tsx'))",
  'features/menu/Later.tsx': "const picture = new URL('./later.png', import.meta.url)",
  'features/menu/later.png': '',
  'features/seat/api.ts': '',
  'features/seat/Screen.tsx': "import '../../ui/Button/Button.tsx'",
  'apps/menu/app.ts': '',
  'apps/menu/shell.tsx': '',
  'apps/menu/entry.js': "import('./main.js')",
  'apps/menu/main.js': "import './routes.tsx'",
  'apps/menu/routes.tsx': "import '../../features/menu/Screen.tsx'\nimport '../../features/menu/api.ts'\nimport '#enterprise'",
  'apps/menu/menu.e2e.ts': "page.goto('menu/')",
  'apps/seat/app.ts': '',
  'apps/seat/entry.js': "import('./main.js')",
  'apps/seat/main.js': "import './routes.tsx'",
  'apps/seat/routes.tsx': "import '../../features/seat/Screen.tsx'\nimport '../../features/seat/api.ts'",
  'apps/seat/seat.e2e.ts': "import './e2e/steps.ts'",
  'apps/seat/leaving.e2e.ts': 'expect(page).toHaveURL(/\\/menu\\//)',
  'apps/seat/e2e/steps.ts': "page.goto(`seat/?table=${'4'}`)",
  'mocks/server.ts': "import './handlers/all.ts'",
  'mocks/handlers/all.ts': "import './menu.ts'\nimport './seat.ts'\nimport './events.ts'",
  'mocks/handlers/menu.ts': "import '../../features/menu/api.ts'\nimport '../state/menu.ts'",
  'mocks/handlers/seat.ts': "import '../../features/seat/api.ts'",
  'mocks/handlers/events.ts': '',
  'mocks/state/menu.ts': '',
  '.storybook/preview.tsx': "import '../mocks/handlers/all.ts'",
  'stories/Button.stories.tsx': "import '../ui/Button/Button.tsx'",
  'stories/Menu.stories.tsx': "import '../features/menu/Screen.tsx'",
  'stories/MenuApp.stories.tsx': "import.meta.glob(['../apps/menu/*.tsx', '!**/none.tsx'])",
  'stories/Seat.stories.tsx': "import '../features/seat/Screen.tsx'",
  'stories/Texts.stories.tsx': "import.meta.glob('../features/**/*.tsx', { query: '?raw' })",
  'stories/boards/All.stories.tsx': "import.meta.glob('../*.stories.tsx')",
  '.ci/tree.test.ts': "import { globSync } from 'node:fs'",
  '.ci/engines/menu.walks.ts': "tab.open('menu/')",
}

const short = (file: string) => file.replace(/^(?:apps|features|stories|\.ci)\//, '').replace(/\.(?:test|stories|e2e|walks)\.tsx?$/, '')
const named = (files: readonly string[]) => files.map(short).toSorted().join(' ')

describe('a change in a small project', () => {
  const plan = planner({ files: Object.keys(made), read: (file) => made[file] ?? '' })

  it.each([
    ['a component', 'ui/Button/Button.tsx', 'tree', 'Button Menu MenuApp Seat', 'menu/menu seat/leaving seat/seat'],
    ['a style', 'ui/Button/Button.css.ts', 'tree', 'Button Menu MenuApp Seat', 'menu/menu seat/leaving seat/seat'],
    ['a screen', 'features/menu/Screen.tsx', 'tree', 'Menu MenuApp Texts', 'menu/menu'],
    ['a lazy screen', 'features/menu/Later.tsx', 'tree', 'Menu MenuApp Texts', 'menu/menu'],
    ['a picture', 'features/menu/later.png', 'tree', 'Menu MenuApp', 'menu/menu'],
    ['the first paint', 'apps/menu/shell.tsx', 'tree', 'MenuApp', 'menu/menu seat/leaving'],
    ['a rule', 'features/menu/price.ts', 'menu/price tree', 'MenuApp', 'menu/menu'],
    ['data of a test', 'features/menu/rules.json', 'menu/price tree', '', ''],
    ['declared calls', 'features/menu/api.ts', 'tree', 'MenuApp', 'menu/menu'],
    ['a handler', 'mocks/handlers/menu.ts', 'tree', 'MenuApp', 'menu/menu'],
    ["a handler's state", 'mocks/state/menu.ts', 'tree', 'MenuApp', 'menu/menu'],
    [
      'a handler of no declared call',
      'mocks/handlers/events.ts',
      'tree',
      'Button Menu MenuApp Seat Texts boards/All',
      'build/whole menu/menu seat/leaving seat/seat',
    ],
    ['a story', 'stories/Menu.stories.tsx', 'tree', 'Menu boards/All', ''],
    ['steps of walks', 'apps/seat/e2e/steps.ts', 'tree', '', 'seat/seat'],
    ["the first enterprise's picture", 'themes/alder/logo.svg', 'tree', 'MenuApp', 'build/whole menu/menu seat/leaving seat/seat'],
  ])('%s', (_, file, unit, stories, walks) => {
    const reached = plan([file])
    expect(reached.everything).toBeUndefined()
    expect({ unit: named(reached.unit), stories: named(reached.stories), walks: named(reached.walks) }).toEqual({
      unit,
      stories: stories.replace('', ''),
      walks,
    })
  })

  it('of a theme reaches the walks of its enterprise', () => {
    expect(plan(['themes/alder/enterprise.ts']).enterprises).toEqual(['alder'])
    expect(plan(['themes/birch/enterprise.ts']).enterprises).toEqual(['birch'])
    expect(plan(['features/menu/Screen.tsx']).enterprises).toEqual(['alder'])
  })

  it('of a style reaches every enterprise', () => {
    expect(plan(['features/menu/Screen.tsx', 'features/menu/price.ts']).isStyle).toBe(false)
    for (const file of ['ui/Button/Button.tsx', 'ui/Button/Button.css.ts', 'themes/alder/logo.svg', '.storybook/preview.tsx']) {
      expect(plan(['features/menu/price.ts', file]).isStyle).toBe(true)
    }
  })

  it('reaches the walks in other engines', () => {
    expect(named(plan(['features/menu/Screen.tsx']).engines)).toBe('engines/menu')
    expect(plan(['features/seat/Screen.tsx']).engines).toEqual([])
  })

  it('of a kind that is not known, or on which all depends, reaches everything', () => {
    for (const file of ['package.json', 'vite.config.ts', 'apps/build/settings.ts', 'ui/new.bin']) {
      expect(plan([file, 'README.md']).everything).toContain(file)
    }
    expect(plan(['README.md', 'stories/guides/Start.mdx'])).toMatchObject({ everything: undefined, storybook: true, walks: [] })
  })
})

describe('a change in this project', () => {
  const plan = planner(projectSources())

  it.each([
    [
      'features/claim/screens/EmailInput.tsx',
      ['stories/claim/Claim', 'apps/claim/once'],
      ['apps/partners/', 'stories/gift/', 'stories/ui/B'],
    ],
    [
      'features/partners/team/api.ts',
      ['stories/partners/PartnersApp', 'apps/partners/partners', '.ci/contract/checkServer'],
      ['stories/claim/C', 'apps/claim/'],
    ],
    ['mocks/handlers/gift.ts', ['stories/gift/GiftApp', 'apps/gift/gift', 'mocks/server/sandbox'], ['apps/claim/', 'stories/claim/C']],
    ['ui/Map/Map.tsx', ['stories/ui/Map', 'stories/embed/EmbedApp', 'apps/embed/embed'], ['apps/managers/', 'stories/claim/']],
    ['apps/checkout/routes.tsx', ['apps/checkout/e2e/paths'], ['apps/partners/', 'apps/build/b', 'apps/build/r', 'stories/ui/B']],
  ])('%s', (file, reached, missed) => {
    const { everything, unit, stories, walks } = plan([file])
    const all = [...unit, ...stories, ...walks]
    expect(everything).toBeUndefined()
    expect(reached.filter((start) => !all.some((each) => each.startsWith(start)))).toEqual([])
    expect(all.filter((each) => missed.some((start) => each.startsWith(start)))).toEqual([])
  })

  it('builds a new enterprise only for a change of the themes', () => {
    const builds = (file: string) => plan([file]).unit.includes('.ci/enterprises.test.ts')
    expect([builds('themes/copperline/enterprise.ts'), builds('features/claim/screens/EmailInput.tsx')]).toEqual([true, false])
  })

  it('in the themes, the preview or the sandbox reaches all stories', () => {
    const all = plan(['.storybook/preview.tsx']).stories.length
    expect(all).toBeGreaterThan(190)
    expect(plan(['themes/vars.css.ts']).stories).toHaveLength(all)
    expect(plan(['mocks/handlers/respond.ts']).stories).toHaveLength(all)
    expect(plan(['mocks/stripe/cards.ts', 'mocks/handlers/respond.ts']).walks.length).toBeGreaterThan(39)
  })
})

it('compares with the last commit where something is not committed, and a branch with what it has left', () => {
  expect([defaultBase(false, false), defaultBase(false, true), defaultBase(true, false)]).toEqual(['HEAD', 'HEAD~1', 'origin/main'])
})
