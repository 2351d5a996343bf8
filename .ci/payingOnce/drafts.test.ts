import { globSync, readFileSync } from 'node:fs'
import { Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

// A draft ends with its act: a page that saves one for a reload saves its first value again once it is paid, or sent.

/** Pages whose saved value outlives what is done with it, and why. */
const others: Readonly<Record<string, string>> = {
  'apps/business/BusinessRoute.tsx': 'Nothing is done with a calculation.',
  'apps/embed/PrivacyRoute.tsx': 'The draft ends; that a choice was sent does not.',
  'apps/partners/lead/LeadRoute.tsx': 'The restaurant that has joined, which the page shows.',
  'apps/runtime/page/EmailCapture.tsx': 'The address that was sent, for which the page thanks.',
  'apps/store/PurchaseRoute.tsx': 'The visitor’s choice among offers: its link shows it again, and another page sells.',
}

/** Whether each draft of a source ends: its first value is saved again. Empty for a source without a draft. */
function endings(path: string, source: string): readonly boolean[] {
  const firsts: string[] = []
  const saved: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'Identifier' ? callee.name : ''
      const texts = given.map(({ start, end }) => source.slice(start, end))
      if (name === 'useSaved') firsts.push(texts.at(2) ?? '')
      if (name === 'save') saved.push(texts.join(', '))
    },
  }).visit(parseSync(path, source).program)
  return firsts.map((first) => saved.includes(first))
}

it('ends a draft with its act', () => {
  const pages = globSync('{apps,features}/**/*.{ts,tsx}').filter((path) => !/\.(?:test|e2e)\./.test(path))
  const stays = pages.filter((path) => endings(path, readFileSync(path, 'utf8')).includes(false))
  expect(stays.toSorted()).toEqual(Object.keys(others).toSorted())
  const draft = 'const [saved, save] = useSaved("flow.x", schema, nothing);'
  expect([draft, `${draft} onSent(() => save(nothing))`].map((source) => endings('x.ts', source))).toEqual([[false], [true]])
})
