import { globSync, readFileSync } from 'node:fs'
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
