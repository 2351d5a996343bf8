import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

/** Whether an expression draws something. */
const draws = (node: ESTree.Node | null): boolean => {
  if (node === null) return false
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true
  if (node.type === 'ParenthesizedExpression') return draws(node.expression)
  if (node.type === 'ConditionalExpression') return draws(node.consequent) || draws(node.alternate)
  if (node.type === 'LogicalExpression') return draws(node.right)
  return node.type === 'BlockStatement' && node.body.some((line) => line.type === 'ReturnStatement' && draws(line.argument))
}

/** Lists that are ours, or short for another reason. */
const short: Readonly<Record<string, string>> = {
  'shared/screens/Lines.tsx: text.split(/\\r\\n|\\r|\\n/)': 'the lines of a text that has a limit',
  "shared/screens/StoreLinks.tsx: stores.slice(0, device === 'ios' || device === 'android' ? 1 : 2)": 'two stores of apps',
  'partners/records/ItemPage.tsx: missing': 'the parts of a record',
  "partners/records/ItemPage.tsx: [...consequences, 'This cannot be undone.']": 'ours',
  'partners/records/ItemsScreen.tsx: row.missing': 'the parts of a record',
  'partners/records/ReadOnly.tsx: groups': 'the parts of a record',
  'partners/integrations/IntegrationsScreen.tsx: kinds': 'ours',
  'partners/images/LogosScreen.tsx: logoKinds': 'ours',
  'partners/images/LogosScreen.tsx: grounds': 'ours',
  'partners/images/Pictures.tsx: images': 'a page of pictures',
  'partners/brands/TagPicker.tsx: tags': 'the first ones, of a form that sends what is chosen',
  'managers/LocationSelectionScreen.tsx: hints': 'ours',
  'business/BusinessScreen.tsx: occasions': 'ours',
  'bulk-gifting/recipients/ColumnChoice.tsx: fields': 'ours',
  'bulk-gifting/recipients/failed/FailedRows.tsx: rows': 'the first ones, by `mostShown`: the others follow',
  'bill/screens/Earned.tsx: more': 'ours',
}

it('draws every list of an answer by a Table, a List or Slices', () => {
  const found = globSync('{features,apps}/**/*.tsx').flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const lists: string[] = []
    new Visitor({
      CallExpression: ({ callee, arguments: [each] }) => {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !/^(?:flatM|m)ap$/.test(callee.property.name))
          return
        if (each?.type !== 'ArrowFunctionExpression' || !draws(each.body)) return
        const list = text.slice(callee.object.start, callee.object.end)
        if (!/\.slice\(0, \w+\)$/.test(list)) lists.push(`${path.replace(/^features\//, '')}: ${list}`)
      },
    }).visit(parseSync(path, text).program)
    return lists
  })
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(short).toSorted())
})
