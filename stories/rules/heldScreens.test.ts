import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

/** The lazy screens that an app chooses, by their modules, and whether another placeholder than the screen before them shows. */
const screens = globSync('apps/**/*.tsx').flatMap((path) => {
  const text = readFileSync(path, 'utf8')
  const found: { path: string; screen: string; hasLoading: boolean }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [load, loading] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'lazyComponent' || !load) return
      const loads = text.slice(load.start, load.end)
      const screen = /import\('([^']+)'\)/.exec(loads)?.[1] ?? /\.(\w+)$/.exec(loads)?.[1]
      if (screen) found.push({ path, screen: basename(screen, '.tsx'), hasLoading: loading !== undefined })
    },
  }).visit(parseSync(path, text).program)
  return found
})

it('shows nothing in place of the screen before a lazy one', () => {
  expect(screens.length).toBeGreaterThan(10)
  /** Parts of a page. */
  const parts = new Set(['WalletButtons', 'VerifyEmail', 'MapRoute', 'BalanceRoute', 'member'])
  expect(screens.filter(({ screen, hasLoading }) => hasLoading && !parts.has(screen))).toEqual([])
})

it('is pressed with its script held, in the walk of all of them, or is the first screen of an address', () => {
  const walk = readFileSync('apps/e2e/whole/heldScreens.e2e.ts', 'utf8')
  const first = [
    'NotHereScreen',
    'SubscriptionRoute',
    'PurchaseRoute',
    'PosVisit',
    'MapRoute',
    'BalanceRoute',
    'member',
    'EndedCode',
    'MissingCheck',
  ]
  /** They come with the answer to what was pressed, and their script is there by then. */
  const preloaded = ['Bought', 'OrderedRoute', 'WalletButtons', 'VerifyEmail']
  const held = (screen: string) => walk.includes(`script: /${screen}-/`)
  expect(screens.map(({ screen }) => screen).filter((screen) => ![...first, ...preloaded].includes(screen) && !held(screen))).toEqual([])
})
