import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { messagesOf } from './messagesOf.ts'

const ui = fileURLToPath(new URL('../../ui', import.meta.url))
const read = (path: string) => readFileSync(`${ui}/${path}`, 'utf8')
const files = globSync('*/messages.ts', { cwd: ui })
const sources = Object.fromEntries(files.map((file) => [file, read(file)]))

it('reads each message, its use, and messages from another file unless replaced', () => {
  const given = {
    'Menu/messages.ts': [
      "import { defaultMessages as linkMessages } from '../Link/messages.ts'",
      '',
      'export const defaultMessages = {',
      '  ...linkMessages,',
      '  /** Names the bill. */',
      '  bill: (sum: string) => `Pay ${sum}, please`,',
      '}',
    ].join('\n'),
    'Link/messages.ts': [
      'export const defaultMessages = {',
      '  /** Said after it. */',
      "  newTab: '(a new tab)',",
      '  /** Names the sum. */',
      "  bill: 'Bill',",
      '}',
    ].join('\n'),
  }
  expect(messagesOf('Menu/messages.ts', given)).toEqual([
    { name: 'newTab', use: 'Said after it.', text: "'(a new tab)'" },
    { name: 'bill', use: 'Names the bill.', text: '(sum: string) => `Pay ${sum}, please`' },
  ])
})

const modules = import.meta.glob<{ defaultMessages: object }>('../../ui/*/messages.ts', { eager: true })

it('finds every message of a component', () => {
  const invalid = files.filter((file) => {
    const text = Object.keys(modules[`../../ui/${file}`]?.defaultMessages ?? {})
    return (
      messagesOf(file, sources)
        .map(({ name }) => name)
        .toSorted()
        .join() !== text.toSorted().join()
    )
  })
  expect(invalid).toEqual([])
})

it('finds in every component the path of its messages', () => {
  const takers = globSync('*/*.{ts,tsx}', { cwd: ui }).filter((path) => /^ +messages\?: Partial<typeof defaultMessages>$/m.test(read(path)))
  const invalid = takers.filter((path) => {
    const [, named] = /in (\w+\/messages\.ts)\. \*\/\n +messages\?: /.exec(read(path)) ?? []
    const [, from] =
      /import (?:type )?\{ defaultMessages\b[^}]*\} from '(?:\.\.\/(?=\w)|\.\/)((?:\w+\/)?messages\.ts)'/.exec(read(path)) ?? []
    return named !== (from?.includes('/') ? from : `${path.split('/')[0]}/${from}`)
  })
  expect(invalid).toEqual([])
})

it('says nothing but what the messages of a component can replace', () => {
  const said = globSync('*/*.{ts,tsx}', { cwd: ui, exclude: ['**/*.test.ts', '*/messages.ts'] }).filter((path) =>
    read(path)
      .replaceAll('{ ...defaultMessages, ...messages }', '')
      .match(/(?<!= |saidOf\(.*)\bdefaultMessages(?:\.|\[|\))/),
  )
  expect(said).toEqual([])
})
