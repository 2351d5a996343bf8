import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

/** The options that decide which act or which answer belongs to which thing. */
const deciding = new Set(['of', 'sets', 'attempt', 'keepPrevious', 'refreshes', 'fetches'])
const sends = new Set(['useSend', 'useWrite', 'useWriteBy'])
/** The calls that end what an act before has left: its refusal, its late answer, its rest or its draft. */
const endOfAct = /\b(?:(?:reset|leave|clear|forget|endLink|endFound)\(\)|begin\(null\))$/

const sources = globSync('apps/**/*.{ts,tsx}').filter(
  (path) => !/\.(?:test|e2e)\.|^apps\/(?:e2e|build)\/|\/e2e\/|\/testing\/|api\/use\w+\.tsx?$/.test(path),
)

/** Each write with its thing, each read that shows more than its own fresh answer, each key that is made of parts, and each end of an act. */
function thingsIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8')
  const written = ({ start, end }: ESTree.Node) => text.slice(start, end).replaceAll(/\s+/g, ' ')
  const found: string[] = []
  new Visitor({
    CallExpression: (node) => {
      const { callee, arguments: given } = node
      if (endOfAct.test(written(node))) found.push(`ends by ${written(node)}`)
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

it('NET-08 an act, an answer that stays, a key and the end of an act belong to the thing of this list', async () => {
  const things = sources.flatMap(thingsIn)
  expect(things.length).toBeGreaterThan(40)
  await expect(things.toSorted().join('')).toMatchFileSnapshot('things.txt')
})

/** Memories beside a send's own, and why. */
const others: readonly (readonly [memory: RegExp, why: string])[] = [
  [/setLeaving|setBefore/, 'The page while it leaves, or while a correction is sent: it is cleared after that.'],
  [/checkout\/PurchaseRoute\.tsx {2}setDone/, 'The last of two acts about the purchase of this page alone.'],
  [/setResult/, 'A refusal in the words of the page. It is shown only where nothing is sent.'],
  [/setUnresolved/, 'The account of the lead that the page has: none follows it.'],
  [/setPassword/, 'A call, and no state.'],
]

/**
 * The memories of an act beside its send's own, which may be another thing's: in a function that sends, the states that are set to more
 * than nothing.
 */
function memoriesIn(path: string, text: string): readonly string[] {
  const open: { sends: boolean; readonly sets: string[] }[] = []
  const writes = new Set<number>()
  const found: string[] = []
  const begin = ({ start }: ESTree.Node) => void open.push({ sends: writes.has(start), sets: [] })
  const end = () => {
    const ended = open.pop()
    if (ended?.sends) found.push(...ended.sets.map((set) => `${path}  ${set}`))
  }
  new Visitor({
    FunctionDeclaration: begin,
    'FunctionDeclaration:exit': end,
    ArrowFunctionExpression: begin,
    'ArrowFunctionExpression:exit': end,
    CallExpression: ({ callee, arguments: [first], ...call }) => {
      const name = text.slice(callee.start, callee.end)
      const now = open.at(-1)
      if (sends.has(name) && first) writes.add(first.start)
      if (now && /^(?:\w+\.)?send$/.test(name)) now.sends = true
      if (now && /^set[A-Z]\w*$/.test(name) && first && !/^(?:null|''|false|\[\])$/.test(text.slice(first.start, first.end)))
        now.sets.push(text.slice(call.start, call.end))
    },
  }).visit(parseSync(path, text).program)
  return found
}

it('NET-08 what was sent, and what came of it, is kept by its send alone', () => {
  const memories = sources.flatMap((path) => memoriesIn(path, readFileSync(path, 'utf8')))
  expect(memories.filter((memory) => !others.some(([known]) => known.test(memory)))).toEqual([])
  expect(others.filter(([known]) => !memories.some((memory) => known.test(memory)))).toEqual([])
})
