import { describe, expect, it } from 'vitest'
import { ownStatus, storyChanges } from './changes.ts'
import { webAddress } from './git.ts'
import { kindOf } from './kinds.ts'
import { shownBy, usedBy } from './modules.ts'
import { matchesGroups } from '../manager/matchesGroups.ts'
import { sourceAddress } from '../manager/sourceAddress.ts'
import { placeTags } from './tags.ts'

it.each([
  ['Contact', 'happy path'],
  ['Contact__Sending', 'waiting'],
  ['Loading__Long', 'waiting'],
  ['Choice__Long', 'long content'],
  ['PaymentUnknown', 'failure'],
  ['PaymentUnknown__Asking', 'waiting'],
  ['UnknownOffer', 'refusal'],
  ['PrevClaimed', 'refusal'],
  ['Ready__NobodyFound', 'empty'],
] as const)('tells from its name that %s is of the kind "%s"', (name, kind) => {
  expect(kindOf(name, 'Screens/Claim')).toBe(kind)
})

it('tags a screen by surface and kind, another page of the surface by surface alone, and a component not at all', () => {
  const file = 'stories/checkout/CheckoutPayment.stories.tsx'
  expect(placeTags({ file, title: 'Screens/Checkout/Declines', exportName: 'OtherReason' })).toEqual(['surface: checkout', 'kind: refusal'])
  expect(placeTags({ file, title: 'Flows/Checkout', exportName: 'Declined' })).toEqual(['surface: checkout'])
  expect(placeTags({ file: 'stories/ui/Button.stories.tsx', title: 'UI/Button', exportName: 'Solid' })).toEqual([])
})

describe('what changed', () => {
  const source = [
    "import { a } from './a.ts'",
    'const meta = {}',
    'export const One = {}',
    '',
    '/** Two. */',
    'export const Two = {}',
  ].join('\n')
  const diffOf = (...hunks: readonly string[]) =>
    storyChanges(['diff --git a/x.tsx b/x.tsx', '--- a/x.tsx', '+++ b/x.tsx', ...hunks, ''].join('\n')).get('x.tsx')
  const statuses = (...hunks: readonly string[]) => ['One', 'Two'].map((name) => ownStatus(diffOf(...hunks), name, source))

  it('is the story whose code or comment changed', () => {
    expect(statuses('@@ -3 +3 @@', '-export const One = { a }', '+export const One = {}')).toEqual(['changed', undefined])
    expect(statuses('@@ -5 +5 @@', '-/** Zwei. */', '+/** Two. */')).toEqual([undefined, 'changed'])
  })
  it('is new if its export was added', () => {
    expect(statuses('@@ -4,0 +5,2 @@', '+/** Two. */', '+export const Two = {}')).toEqual([undefined, 'new'])
  })
  it('is every story if the meta changed, and none if an import did', () => {
    expect(statuses('@@ -2 +2 @@', '-const meta = { a }', '+const meta = {}')).toEqual(['changed', 'changed'])
    expect(statuses('@@ -1 +1 @@', "-import { b } from './b.ts'", "+import { a } from './a.ts'")).toEqual([undefined, undefined])
  })
  it("reaches a screen's components and not its rules, a flow's rules, and a component's folder", () => {
    const file = 'stories/claim/Claim.stories.tsx'
    const component = 'features/claim/ClaimScreen.tsx'
    const changed = [
      'features/claim/screens/EmailInput.tsx',
      'features/claim/transition.ts',
      'features/shared/money/money.ts',
      'ui/Button/Button.tsx',
    ]
    const reached = (isScreen: boolean) => changed.map(usedBy({ file, component, isScreen }))
    expect(reached(true)).toEqual([true, false, false, false])
    expect(reached(false)).toEqual([true, true, false, false])
    const isUsedByButton = usedBy({ file: 'stories/ui/Button.stories.tsx', component: 'ui/Button/Button.tsx', isScreen: false })
    expect([isUsedByButton('ui/Button/Button.css.ts'), isUsedByButton('ui/Link/Link.tsx')]).toEqual([true, false])
  })
})

it('finds the screen or the app that the stories of a file show', () => {
  expect(shownBy('stories/claim/Claim.stories.tsx')).toBe('features/claim/ClaimScreen.tsx')
  expect(shownBy('stories/claim/ClaimApp.stories.tsx')).toMatch(/^apps\/claim\//)
})

it('reads the address of the repository as Git and npm write it', () => {
  const page = 'https://host.example/owner/name/blob/abc/{path}'
  for (const url of [
    'git@host.example:owner/name.git',
    'git+https://host.example/owner/name.git',
    'ssh://git@host.example:22/owner/name',
  ]) {
    expect(webAddress(url, 'abc')).toBe(page)
  }
  expect(webAddress('/srv/name', 'abc')).toBeUndefined()
})

it('opens the file at hand while developing, or its page in the repository, or nothing', () => {
  const pattern = 'https://host.example/owner/name/blob/abc/{path}'
  expect(sourceAddress('ui/a.tsx', { root: '/srv/name', pattern })).toBe('vscode://file/srv/name/ui/a.tsx')
  expect(sourceAddress('ui/a.tsx', { root: null, pattern })).toBe('https://host.example/owner/name/blob/abc/ui/a.tsx')
  expect(sourceAddress('ui/a.tsx', { root: null, pattern: null })).toBeUndefined()
})

it('filters by one tag of each group that is chosen', () => {
  const chosen = ['surface: checkout', 'kind: refusal', 'kind: failure']
  expect(matchesGroups(['surface: checkout', 'kind: failure'], chosen)).toBe(true)
  expect(matchesGroups(['surface: claim', 'kind: refusal'], chosen)).toBe(false)
  expect(matchesGroups(['surface: checkout'], chosen)).toBe(false)
  expect(matchesGroups([], ['each-enterprise'])).toBe(true)
})
