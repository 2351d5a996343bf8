import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { unspoken } from './unspoken.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const isTest = (path: string) => path.includes('.test.')
const sources = globSync('ui/*/*.tsx', { cwd: root }).filter((path) => !isTest(path))
const folderOf = (path: string) => basename(dirname(path))
const exportsComponent = (path: string) => /export (?:function|const) [A-Z]\w*\b/.test(read(path))
const folders = [...new Set(sources.filter(exportsComponent).map(folderOf))]

/** Of no use by themselves: other components are made of them, and their stories show them. */
const parts = new Set(['Chart', 'Enterprise', 'Field', 'FieldGroup'])

/** Nothing in them can be pressed, typed into or led to. */
const still = new Set([
  'Alert',
  'Amount',
  'Avatar',
  'Badge',
  'Card',
  'ChargeBreakdown',
  'Columns',
  'Confetti',
  'Countdown',
  'DescriptionList',
  'Divider',
  'Heading',
  'Icon',
  'Illustration',
  'Image',
  'Inline',
  'KeepTogether',
  'Logo',
  'MetricCard',
  'ProgressBar',
  'QrCode',
  'Rating',
  'Section',
  'Skeleton',
  'Spinner',
  'Stack',
  'Text',
  'TierBar',
  'Timeline',
  'VisuallyHidden',
])
const control = /<(?:button|input|select|textarea|summary|a)\b|<(?:Icon|Link|Text)?Button\b|\bonClick\b|@base-ui/

const stories = globSync('stories/ui/*.stories.tsx', { cwd: root }).map((path) => ({ path, text: read(path) }))

/** The stories whose documentation is of a component in that folder. */
const storiesOf = (folder: string) =>
  stories.filter(({ text }) => {
    const names = [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '\\.\\./\\.\\./ui/${folder}/`, 'g'))].flatMap(([, names = '']) => names.match(/\b[A-Z]\w*/g) ?? [])
    const shown = /\n {2}(?:sub)?components?: [^\n]*/g
    const meta = text.match(/const meta = [\s\S]*?satisfies Meta/)?.[0].replace('const meta = {', 'const meta =\n ') ?? ''
    return [...meta.matchAll(shown)].some(([line]) => names.some((name) => new RegExp(`\\b${name}\\b`).test(line)))
  })

const advice = ['use', 'avoid', 'do', 'dont']
const keys = /userEvent\.(?:keyboard|tab|type)\(/

it.each(folders.filter((folder) => !parts.has(folder)))('%s has stories that say when to take it, and how', (folder) => {
  const shown = storiesOf(folder)
  expect(shown.map(({ path }) => path)).not.toEqual([])
  const told = shown.filter(({ text }) => text.includes('usage({') && advice.every((each) => new RegExp(`\\n\\s+${each}: \\[`).test(text)))
  expect(told.map(({ path }) => path), 'usage({ use, avoid, do, dont })').toEqual(shown.map(({ path }) => path))
})

it.each(folders.filter((folder) => !parts.has(folder) && !still.has(folder)))('%s is walked through by keyboard', (folder) => {
  expect(storiesOf(folder).some(({ text }) => keys.test(text))).toBe(true)
})

it.each(folders)('%s refuses wrong use when it is compiled', (folder) => {
  const tests = globSync(`ui/${folder}/*.types.test.tsx`, { cwd: root })
  expect(tests.map(read).join('\n')).toContain('@ts-expect-error -- ')
})

it.each([...still])('%s is known to be still, and is', (folder) => {
  expect(folders).toContain(folder)
  const own = sources.filter((path) => folderOf(path) === folder)
  expect(own.filter((path) => control.test(read(path)))).toEqual([])
})

// WebKit counts a legend twice when it lays a column out anew: the page is too long till the next touch, and then it moves.
it.each(sources)('%s has no legend', (path) => {
  expect(read(path)).not.toContain('<legend')
})

describe('every prop', () => {
  it.each(globSync('ui/*/*.{ts,tsx}', { cwd: root }).filter((path) => !isTest(path) && /export type \w*(?:Props|Words|Message)\b/.test(read(path))))('of %s says what it is for', (path) => {
    expect(unspoken(read(path))).toEqual([])
  })

  it('would be missed', () => {
    const source = [
      'export type SoupProps = {',
      '  /** Hot or cold. */',
      '  heat?: Heat',
      '  spoon: boolean',
      '  fork?: never',
      '}',
      '',
      "export function Soup({ heat = 'hot', spoon }: SoupProps) {",
    ].join('\n')
    expect(unspoken(source)).toEqual(['spoon has no comment', 'heat has no @default'])
  })
})
