import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

/** The options that decide which act or which answer belongs to which thing. */
const deciding = new Set(['of', 'sets', 'attempt', 'keepPrevious', 'refreshes', 'fetches'])
const sends = new Set(['useSend', 'useWrite', 'useWriteBy'])

const sources = globSync('apps/**/*.{ts,tsx}').filter(
  (path) => !/\.(?:test|e2e)\.|^apps\/(?:e2e|build)\/|\/e2e\/|\/testing\/|api\/use\w+\.tsx?$/.test(path),
)

/** Each write with its thing, each read that shows more than its own fresh answer, and each key that is made of parts. */
function thingsIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8')
  const written = ({ start, end }: ESTree.Node) => text.slice(start, end).replaceAll(/\s+/g, ' ')
  const found: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || !(sends.has(callee.name) || callee.name === 'useRead')) return
      const options = given.at(-1)
      const own = options?.type === 'ObjectExpression' ? options.properties : []
      const decided = own.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier' && deciding.has(each.key.name) ? [written(each)] : [],
      )
      const first = given[0]
      const call = first?.type === 'Identifier' || first?.type === 'MemberExpression' ? written(first) : 'several calls'
      if (decided.length > 0 || sends.has(callee.name))
        found.push(`${callee.name} ${call}: ${decided.join(', ') || written(given.at(-1) ?? callee)}`)
    },
    Property: (each) => {
      if (each.key.type === 'Identifier' && each.key.name === 'key' && each.value.type === 'TemplateLiteral') found.push(written(each))
    },
  }).visit(parseSync(path, text).program)
  return found.map((thing) => `${path}  ${thing}\n`)
}

it('NET-08 an act, an answer that stays and a key belong to the thing of this list', async () => {
  const things = sources.flatMap(thingsIn)
  expect(things.length).toBeGreaterThan(40)
  await expect(things.toSorted().join('')).toMatchFileSnapshot('things.txt')
})
