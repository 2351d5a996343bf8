import { globSync, readFileSync } from 'node:fs'
import { Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

// A draft ends with its act: a page that saves one for a reload saves its first value again once it is sent. What is paid may be
// another thing than the open one, also on another page: its draft is removed by its key.

/** Pages whose saved value outlives what is done with it, and why. */
const others: Readonly<Record<string, string>> = {
  'apps/business/BusinessRoute.tsx': 'Nothing is done with a calculation.',
  'apps/embed/PrivacyRoute.tsx': 'The draft ends; that a choice was sent does not.',
  'apps/partners/lead/LeadRoute.tsx': 'The restaurant that has joined, which the page shows.',
  'apps/runtime/page/EmailCapture.tsx': 'The address that was sent, for which the page thanks.',
}

/** The calls of a source, with the texts of what they are given. */
function callsIn([path, source]: Source) {
  const calls: { readonly name: string; readonly given: readonly string[] }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: given }) =>
      void calls.push({ name: source.slice(callee.start, callee.end), given: given.map(({ start, end }) => source.slice(start, end)) }),
  }).visit(parseSync(path, source).program)
  return { path, calls }
}

/** The beginning of a key, or the function that makes it. */
const keyOf = (text = '') => /[\w.-]+/.exec(text)?.[0]

type Source = readonly [path: string, text: string]

/** The sources with a draft that does not end. */
function staying(sources: readonly Source[]): readonly string[] {
  const all = sources.map(callsIn)
  const removals = all.flatMap(({ calls }) => calls.filter(({ name }) => /^tabStorage\.(?:remove|clear)$/.test(name)))
  const removed = new Set(removals.map(({ given }) => keyOf(given[0])))
  return all.flatMap(({ path, calls }) => {
    const pays = calls.some(({ name }) => name === 'usePaymentPage')
    const saved = new Set(calls.flatMap(({ name, given }) => (name === 'save' && !pays ? [given.join(', ')] : [])))
    const stays = ({ given: [key, , first = ''] }: (typeof calls)[number]) => !saved.has(first) && !removed.has(keyOf(key))
    return calls.some((call) => call.name === 'useSaved' && stays(call)) ? [path] : []
  })
}

it('ends a draft with its act, and no other', () => {
  const pages = globSync('{apps,features}/**/*.{ts,tsx}').filter((path) => !/\.(?:test|e2e)\./.test(path))
  expect(staying(pages.map((path) => [path, readFileSync(path, 'utf8')])).toSorted()).toEqual(Object.keys(others).toSorted())
  const draft = 'const [saved, save] = useSaved(`flow.x.${id}`, schema, nothing);'
  const pays = `${draft} usePaymentPage({ onPaid: () => save(nothing) })`
  const removes = 'tabStorage.remove(`flow.x.${paid}`)'
  const found = [draft, `${draft} save(nothing)`, pays, `${pays} ${removes}`].map((source) => staying([['x.ts', source]]))
  expect(found).toEqual([['x.ts'], [], ['x.ts'], []])
})
