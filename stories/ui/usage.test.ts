import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { componentNamed, linked, pageOf } from '../../.storybook/docs/usage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('stories/ui/*.stories.tsx', { cwd: root }).map((path) => readFileSync(`${root}/${path}`, 'utf8'))
const titles = new Set(files.flatMap((text) => /\btitle: '(UI\/\w+)'/.exec(text)?.[1] ?? []))

const headings = ['use', 'avoid', 'do', 'dont'] as const

/** The lines of advice in a story file, under each heading. */
function adviceIn(text: string): readonly { readonly heading: string; readonly line: string }[] {
  const advice = /usage\(\{([\s\S]*?)\n\s*\}\)/.exec(text)?.[1] ?? ''
  return headings.flatMap((heading) => {
    const lines = new RegExp(`\\n\\s+${heading}: \\[([\\s\\S]*?)\\],\\n`).exec(`${advice}\n`)?.[1] ?? ''
    return [...lines.matchAll(/'((?:[^'\\]|\\.)*)'/g)].flatMap(([, line]) => (line === undefined ? [] : { heading, line }))
  })
}

const all = files.flatMap(adviceIn)
const namesIn = (line: string) => [...line.matchAll(componentNamed)].flatMap(([, name]) => name ?? [])
const faulty = (under: readonly string[], invalid: (line: string) => boolean) =>
  all.filter(({ heading, line }) => under.includes(heading) && invalid(line)).map(({ line }) => line)

describe('advice', () => {
  it.each(headings)('under "%s" is read from every file that gives some', (heading) => {
    expect(files.filter((text) => text.includes('usage({') && !adviceIn(text).some((each) => each.heading === heading))).toEqual([])
  })

  it('names components that have a page', () => {
    expect(faulty(headings, (line) => namesIn(line).some((name) => !titles.has(pageOf(name))))).toEqual([])
    expect(titles.has(pageOf('Spoon'))).toBe(false)
  })
})

describe('a line of advice', () => {
  it('links to the pages of its components', () => {
    expect(linked('`Badge` in `Columns`')).toBe('[`Badge`](./?path=/docs/ui-badge--docs) in [`Columns`](./?path=/docs/ui-layout--docs)')
  })

  it('leaves the values of props as they are', () => {
    expect(linked('Use `xl` once, with `live="polite"`')).toBe('Use `xl` once, with `live="polite"`')
  })
})
