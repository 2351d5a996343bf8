import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Addition, added, changesOf } from './recipe.ts'

/** The guides whose changes are applied to a copy of the project. */
const guides = ['AddingAState', 'AddingAField', 'AddingASurfaceThatPays']

describe.each(guides)('%s', (guide) => {
  const changes = changesOf(readFileSync(`stories/guides/${guide}.mdx`, 'utf8'))

  it('fits where somebody has added the same kind of thing in each of its places', () => {
    const texts = new Map<string, string>()
    for (const change of changes) {
      if ('content' in change) continue
      const text = texts.get(change.file) ?? readFileSync(change.file, 'utf8')
      const other: Addition = { ...change, added: change.added.map((line) => `${line} // another`) }
      texts.set(change.file, added(added(text, other), change))
    }
    expect(texts.size).toBeGreaterThan(0)
  })
})

const block = (lines: string) => `\`\`\`diff\n--- a.ts\n${lines}\n\`\`\``
const after = (text: string, lines: string) => changesOf(block(lines)).flatMap((change) => ('added' in change ? added(text, change) : []))

it('adds lines after those before them, or before those after them, also if others stand between', () => {
  expect(after('one\nother\ntwo\n', ' one\n+new\n two')).toEqual(['one\nnew\nother\ntwo\n'])
  expect(after('one\ntwo\n', '+new\n two')).toEqual(['one\nnew\ntwo\n'])
})

it('refuses a guide whose lines the file has not, or has twice, and one that changes a line', () => {
  expect(() => after('one\n', ' two\n+new')).toThrow('a.ts must have these lines once; it has them not.')
  expect(() => after('one\none\n', ' one\n+new')).toThrow('more often')
  expect(() => after('one\n', ' one\n+new\n two')).toThrow('has not these lines below')
  expect(() => after('one\n', '-one\n+new')).toThrow('change none')
  expect(() => after('one\ntwo\n', ' one\n+new\n two\n+more')).toThrow('in one place')
})
