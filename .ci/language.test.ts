import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Names that a newcomer would not understand, and what to say. */
const say: readonly (readonly [name: RegExp, term: string])[] = [
  [/^(?:keep|kept|keepOf|keptOf|isKept|isWorthKeeping)$|^Keep$/, 'save, restore'],
  [/^(?:around|useAround|Around)$/, 'what it is: page context'],
  [/^(?:told|isTold|Told)$/, 'informed, reported'],
  [/^(?:wrong|Wrong|(?:is|on)(?:Wrong|Right)|wrongPart|useFocusOnWrong)$/, 'valid, invalid'],
  [/^check(?:Amount|Input|Now|Tip|edAgain)$/, 'validate'],
  [/[a-z](?<!Long|long)Words$/, 'texts, messages'],
  [/^(?:loadEarly|isTooEarly|early)$|^early[A-Z]/, 'entry, prefetch'],
  [/Elsewhere$/, 'earlier attempt, other tab'],
  [/^because$/, 'reason'],
  [/^(?:fate|Fate|doubt|InDoubt|whims?|happenings?|deeds?|shelf|desk|crowds?|voices?|unlit|reaching)$/, 'the standard term'],
  [/unstoried/i, 'without a story'],
  [/(?:failure|refused|details|subscribe)Lead$/i, 'intro, text: a lead is a restaurant’s'],
]

const folders = ['.ci', '.storybook', 'apps', 'features', 'mocks', 'stories', 'themes', 'ui']
const sources = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((path) => !/(?:language|texts)\.test\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The names in TypeScript. Comments and texts are for people to read. */
const namesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      // Prose between tags.
      .replaceAll(/(?<=[a-z’] )\w+(?=[.,]? [a-z])/g, ' ')
      .replaceAll(
        /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\/\^.*\$\/|(?:^|\s)\/\/ .*$|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|(?<=[>}])[^<>{}=;()]*(?=[<{])/gm,
        ' ',
      )
      .match(/\b[A-Za-z]\w+\b/g),
  ),
]

it('uses the standard term, and one name for one thing', () => {
  const found = sources.flatMap(({ path, text }) =>
    namesIn(text).flatMap((name) => say.filter(([forbidden]) => forbidden.test(name)).map(([, term]) => `${path}: ${name}: say ${term}`)),
  )
  expect(found).toEqual([])
})

it('finds a forbidden name, and no word of a comment or a text', () => {
  expect(namesIn(`/** Keeps it. */ const keep = 'kept' // told\nreturn <p>around</p>`)).toEqual(['const', 'keep', 'return'])
})

it('writes email as one word', () => {
  // Columns of other people's files are named as they like.
  const ours = sources.filter(({ path }) => !path.startsWith('features/bulk-gifting/'))
  expect(ours.filter(({ text }) => /e-mail/i.test(text)).map(({ path }) => path)).toEqual([])
})

/** Comments with their lines. A `//` line below another one continues it. */
const commentsIn = (text: string) =>
  [...text.matchAll(/\/\*\*?[\s*]*((?:(?!\*\/)[\s\S])*)\*\/|(?<=^|\n)(?<!\/\/.*\n)\s*\/\/ (.*)/g)].map((found) => ({
    line: text.slice(0, found.index + found[0].search(/\S/)).split('\n').length,
    comment: found[1] ?? found[2] ?? '',
  }))

const commentRules: readonly (readonly [bad: RegExp, rule: string])[] = [
  [/^(?:What|Who|Whose|Whom|Of|How|Where|Which)\b/, 'begin a comment with a noun or a verb, not with What, Who, Of, How, Where or Which'],
  [/\b(?:is|are) told\b|\bhears\b/, 'data and modules have, contain, return or receive; they are not told and do not hear'],
]

const faultsIn = (path: string, text: string): readonly string[] =>
  commentsIn(text).flatMap(({ line, comment }) =>
    commentRules.filter(([bad]) => bad.test(comment)).map(([, rule]) => `${path}:${line}: ${rule}: ${comment.slice(0, 60)}`),
  )

it('begins a comment with a noun or a verb', () => {
  // The comments of tokens and messages are published as they are.
  const own = sources.filter(
    ({ path }) =>
      /^(?:themes|ui|features|apps|mocks|stories|\.ci|\.storybook)\//.test(path) && !/(?:messages|tokens|scheme|\.docs)\.ts$/.test(path),
  )
  expect(own.flatMap(({ path, text }) => faultsIn(path, text))).toEqual([])
})

it('begins a text of the contract with a noun or a verb', () => {
  const texts = sources.filter(({ path }) => path.endsWith('.docs.ts'))
  const bad = /['"](?:What|Who|Whose|Whom|Of|How|Where|Which)\b.*/g
  expect(texts.flatMap(({ path, text }) => (text.match(bad) ?? []).map((found) => `${path}: ${found.slice(0, 60)}`))).toEqual([])
})

it('finds a comment that begins with What, and the line that continues one', () => {
  expect(faultsIn('a.ts', '\n/** What a press pays. */\n// The sum,\n// Of all.\n// The till hears.')).toEqual([
    'a.ts:2: begin a comment with a noun or a verb, not with What, Who, Of, How, Where or Which: What a press pays. ',
  ])
})
