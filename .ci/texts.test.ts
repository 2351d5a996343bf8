import { expect, it } from 'vitest'
import { shownTexts, textsIn } from './texts.ts'

/** Words that nobody would say aloud, or that another word of ours names, and what to say. */
const say: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\be-mail/i, 'email'],
  [/\bsomebody\b/i, 'someone'],
  [/\bwhoever\b|\bwhom(?:ever)\b/i, 'those who'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\breckon\b/i, 'see, count'],
  [/\bbecame of\b/i, 'where it is now'],
  [/\bgive (?:it|that payment) up\b|\bgiven up\b/i, 'cancel'],
  [/\ball the same\b/i, 'anyway, still'],
  [/\bso far\b.*\btaken\b|\btaken so far\b|\bnever taken\b/i, 'charged'],
  [/^(?:This|That|It) is no (?!longer)/i, 'isn’t a'],
  [/\bgo on\b(?! where)/i, 'continue'],
  [/\bjust now\b/i, 'right now'],
  [/\bhonour|\bcolour|\bfavourite/i, 'American spelling'],
  [/cancelled|cancelling/i, 'American spelling'],
  [/\bpages? takes long\b/i, 'takes a long time'],
]

/** Columns of other people's files are named as they like. */
const isOfOthers = (path: string): boolean => path === 'features/bulk-gifting/recipients/columns.ts'

const shown = shownTexts()

it('speaks plain, modern English, with one name for one thing', () => {
  const found = shown
    .filter(({ path }) => !isOfOthers(path))
    .flatMap(({ path, line, text }) =>
      say.filter(([words]) => words.test(text)).map(([, instead]) => `${path}:${line} “${text}”: say ${instead}`),
    )
  expect(found).toEqual([])
})

/** Texts that are compared with the server's, and not shown. */
const ofServer = new Set(["Your specified ticket couldn't be found."])

it('has curly apostrophes', () => {
  const straight = shown.filter(({ path, text }) => !path.endsWith('.docs.ts') && /\p{L}'\p{L}/u.test(text))
  expect(straight.flatMap(({ text }) => (ofServer.has(text) ? [] : [text]))).toEqual([])
})

it('takes names of the product and the company from the enterprise’s settings', () => {
  const named = shown.filter(({ path, text }) => !/^themes\/|\.docs\.ts$/.test(path) && /Platewell/.test(text))
  expect(named).toEqual([])
})

it('finds the texts of tags, strings and templates, and not the values of programs', () => {
  const source = `import x from 'some module'; const a = 'Pay your bill'; const b = \`Pay \${sum} now\`; const c = <p className="a b">Thank you!</p>`
  expect(textsIn('a.tsx', source).map(({ text }) => text)).toEqual(['Pay your bill', 'Pay … now', 'Thank you!'])
})
