import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { wordsOf } from './wordsOf.ts'

const ui = fileURLToPath(new URL('../ui', import.meta.url))
const read = (path: string) => readFileSync(`${ui}/${path}`, 'utf8')
const files = globSync('*/words.ts', { cwd: ui })
const sources = Object.fromEntries(files.map((file) => [file, read(file)]))

it('reads what is said, when, and what is taken from elsewhere', () => {
  const given = {
    'Menu/words.ts': [
      "import { defaultWords as linkWords } from '../Link/words.ts'",
      '',
      'export const defaultWords = {',
      '  ...linkWords,',
      '  /** Names the bill. */',
      '  bill: (sum: string) => `Pay ${sum}, please`,',
      '}',
    ].join('\n'),
    'Link/words.ts': "export const defaultWords = {\n  /** Said after it. */\n  newTab: '(a new tab)',\n}",
  }
  expect(wordsOf('Menu/words.ts', given)).toEqual([
    { name: 'newTab', use: 'Said after it.', said: "'(a new tab)'" },
    { name: 'bill', use: 'Names the bill.', said: '(sum: string) => `Pay ${sum}, please`' },
  ])
})

const modules = import.meta.glob<{ defaultWords: object }>('../ui/*/words.ts', { eager: true })

it('finds all that a component says', () => {
  const wrong = files.filter((file) => {
    const said = Object.keys(modules[`../ui/${file}`]?.defaultWords ?? {})
    return wordsOf(file, sources).map(({ name }) => name).toSorted().join() !== said.toSorted().join()
  })
  expect(wrong).toEqual([])
})

it('is told by every component where its words stand', () => {
  const takers = globSync('*/*.{ts,tsx}', { cwd: ui }).filter((path) => /^ +words\?: Partial<typeof defaultWords>$/m.test(read(path)))
  const wrong = takers.filter((path) => {
    const [, named] = /@default (\w+\/words\.ts)\n +\*\/\n +words\?: /.exec(read(path)) ?? []
    const [, from] = /import (?:type )?\{ defaultWords\b[^}]*\} from '(?:\.\.\/(?=\w)|\.\/)((?:\w+\/)?words\.ts)'/.exec(read(path)) ?? []
    return named !== (from?.includes('/') ? from : `${path.split('/')[0]}/${from}`)
  })
  expect(wrong).toEqual([])
})
