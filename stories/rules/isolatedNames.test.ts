import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor, parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'

/** The property that the hole of a template shows, through the file's own names for it; null for what a call returns, and the enterprise's. */
function shownBy(program: ESTree.Program): (hole: ESTree.Node) => string | null {
  const given = new Map<string, ESTree.Node>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && given.set(id.name, init)),
    Property: ({ key, value }) => void (value.type === 'Identifier' && key.type === 'Identifier' && given.set(value.name, key)),
  }).visit(program)
  const shown = (node: ESTree.Node): string | null => {
    if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return shown(node.expression)
    if (node.type === 'LogicalExpression') return shown(node.left)
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'settings') return null
    if (node.type === 'MemberExpression') return node.property.type === 'Identifier' ? node.property.name : null
    if (node.type !== 'Identifier') return null
    const init = given.get(node.name)
    return init && !(init.type === 'Identifier' && init.name === node.name) ? shown(init) : node.name
  }
  return shown
}

/** Written as somebody's or some place's name, or called a name. */
const writtenAsName = { before: /(?:^|[\s·])(?:from|to|by|with|in|for) $|“$/, behind: /^ (?:sent|gave|has|SENT)\b/ } as const
const isName = (property: string) => /name$|restaurant|sender/i.test(property)

/** Written so, and ours or a sum, a word, a code, an address: never from right to left. */
const others =
  /^(?:firstName|lastName|longestName|cashName|visitName|lockName|unresolvedName|\w*Email|email|masked|sentTo|product|operator|paymentProvider|posSystem|section|step|code|q|label|text|what|length|width|done|most|fewestPeople|mostPeople|count|risen|was|next|lastDay|validDays|days|detail|sum|group|lastFour|article|ending|lacks|budget|column|announcedText|amount|at|error|size|pixels|action|confirmLabel|manageSubscription)$/

it('isolates each name in a sentence, found by the way it is written', () => {
  const sources = globSync('{ui,features,apps}/**/*.{ts,tsx}').filter(
    (path) =>
      readFileSync(path, 'utf8').includes('${') &&
      !/\.(?:test|types|e2e|docs|css)\.|\/(?:testing|examples|arrangements)[/.]|^apps\/(?:build|e2e|runtime)\/|api\.ts$/.test(path),
  )
  const open = sources.flatMap((path) => {
    const found: string[] = []
    const { program } = parseSync(path, readFileSync(path, 'utf8'))
    const shown = shownBy(program)
    new Visitor({
      TemplateLiteral: ({ quasis, expressions }) => {
        for (const [at, hole] of expressions.entries()) {
          const [before, behind] = [quasis[at]?.value.cooked ?? '', quasis[at + 1]?.value.cooked ?? '']
          const name = shown(hole)
          const isInSentence = /[A-Za-z,:·] $/.test(before) || /^(?:[?’”:]|,? [A-Za-z$·])/.test(behind)
          const isWritten = writtenAsName.before.test(before) || writtenAsName.behind.test(behind)
          if (name === null || others.test(name) || behind.startsWith(' app')) continue
          if (isWritten || (isInSentence && isName(name))) found.push(`${path}: ${before.slice(-20)}{${name}}${behind.slice(0, 20)}`)
        }
      },
    }).visit(program)
    return found
  })
  expect(open).toEqual([])
})
