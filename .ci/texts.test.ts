import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type ShownText, shownTexts, textsIn } from './texts.ts'

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

/** Words that promise when a thing that was bought ends, and whether it is canceled, given back or exchanged. */
const promise =
  /(?:never|not|n’t|no longer) (?:be )?(?:expires?|returned|refunded|canceled|exchanged)\b|\b(?:non-?)?refundable\b|\bno expiry\b|\bmoney back\b|\bback to your card\b|\brefunds? (?:are|is|within)\b|\b(?:can|may|could) be (?:canceled|returned|refunded|exchanged)\b|\breturn (?:it|them|what|this)\b|\b(?:you (?:can )?|to )cancel (?:it )?(?:at any|any|online|by|within|until)|\b(?:credit|bonus|gifts?|vouchers?|cards?|it|they|balance)\b[^.]* (?:ends?|expires?|lasts?|valid|be used|stays?|use) (?:for|in|after|within|until|one|by|at least|\d)|\buse it (?:by|within)\b|\bvalid (?:until|for)\b/i

/** One file for the words of each term, from which every page of a sale has them. */
const termsOfSale: readonly (readonly [file: RegExp, of: string])[] = [
  [/^themes\/\w+\/saleTerms\.ts$/, 'a bonus, returns and cash: each enterprise’s'],
  [/^features\/shared\/gift\/expiry\.ts$/, 'the end of a gift'],
  [/^features\/bulk-gifting\/expiry\.ts$/, 'how long the gifts of an order can be used'],
  [/^features\/bulk-gifting\/orders\/statuses\.ts$/, 'the cancellation of an order’s gifts'],
  [/^features\/checkout\/pricing\/renewal\.ts$/, 'the cancellation of a subscription'],
]

/** Texts of the same words that promise nothing of a sale. */
const noSale: readonly (readonly [file: RegExp, why: string])[] = [
  [/^features\/claim\//, 'An offer is claimed, and not bought.'],
  [/^features\/managers\//, 'The restaurant’s staff refund a payment.'],
  [/^features\/bulk-gifting\/pay\/OrderedScreen\.tsx$/, 'People settle an order that the server has counted wrong.'],
]

const promisesIn = (texts: readonly ShownText[]): readonly string[] =>
  texts
    .filter(({ path, text }) => !path.endsWith('.docs.ts') && promise.test(text))
    .filter(({ path }) => ![...termsOfSale, ...noSale].some(([file]) => file.test(path)))
    .map(({ path, line, text }) => `${path}:${line} “${text}”`)

it('LAW-07 says a term of a sale in the file of that term alone, so that no two pages of one sale disagree', () => {
  expect(promisesIn(shown)).toEqual([])
  for (const [file] of termsOfSale) expect(shown.some(({ path, text }) => file.test(path) && promise.test(text))).toBe(true)
})

it.each([
  'Your credit never expires.',
  'The bonus ends after six months.',
  'Gift cards are non-refundable.',
  'Refunds are given within 30 days.',
  'Unused credit can be returned.',
  'Dining credit can’t be refunded.',
  'Your gift is valid for a year.',
  'You can cancel at any time.',
])('finds “%s” in any other file', (text) => {
  for (const path of ['features/store/screens/New.tsx', 'themes/third/wording.ts', 'ui/New/messages.ts'])
    expect(promisesIn([{ path, line: 1, text }])).toHaveLength(1)
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

const transcripts = globSync('stories/texts/**/*.{txt,snap}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

/** A list of what nobody has read: it only gets shorter. Values stand between the parts of a text. */
it('lists each text of features that no story shows', async () => {
  const all = transcripts.map(({ text }) => withoutSpaces(text)).join('\n')
  const ofScreens = shown.filter(({ path }) => path.startsWith('features/') && !path.endsWith('.docs.ts'))
  const unseen = ofScreens.filter(({ text }) => !text.split('…').every((part) => all.includes(withoutSpaces(part))))
  expect(ofScreens.length - unseen.length).toBeGreaterThan(2000)
  const lines = unseen.map(({ path, text }) => `${path}  ${text}\n`)
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('unseenTexts.txt')
})

/** A story of a state whose outcome nobody knows, by its name, which ends a part of the story's: `Payment__Unknown`, `Canceled__AnswerLost`. */
const unknown = /(?:Unknown|Lost|Unreachable)(?:$|__| \d| [A-Z])/

/** A list of past charges may be empty, and a payment that is sent again under its own key says so. */
const promises = /nothing was charged(?! so far)|pay (?:it |this )?again(?! now, you won’t be charged twice)/i

it('NET-08 promises nothing where the outcome is unknown', () => {
  const stories = transcripts.flatMap(({ file, text }) =>
    text.split(/^(?:# (?=\w+$)|exports\[`)/m).map((story) => ({ file, name: /^[\w ]*/.exec(story)?.[0] ?? '', story })),
  )
  const ofUnknown = stories.filter(({ name }) => unknown.test(name))
  expect(ofUnknown.length).toBeGreaterThan(40)
  expect(ofUnknown.filter(({ story }) => promises.test(story)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

it('finds the texts of tags, strings and templates, and not the values of programs', () => {
  const source = `import x from 'some module'; const a = 'Pay your bill'; const b = \`Pay \${sum} now\`; const c = <p className="a b">Thank you!</p>`
  expect(textsIn('a.tsx', source).map(({ text }) => text)).toEqual(['Pay your bill', 'Pay … now', 'Thank you!'])
})
