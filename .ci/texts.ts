/** `node .ci/texts.ts`: prints every text that a person reads in the product, with its place. */
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Visitor, parseSync } from 'rolldown/utils'

export interface ShownText {
  path: string
  line: number
  text: string
}

const folders = ['apps', 'features', 'themes', 'ui']
const isProduct = (path: string): boolean => !/\.(?:test|e2e)\.|\/(?:examples?|testing|e2e|types)(?:\/|\.)|^apps\/build\//.test(path)

/** Attributes whose values are for programs. */
const forPrograms = /^(?:className|name|type|href|src|id|rel|role|icon|kind|tone|variant|size|space|align|moment|data-.*|autoComplete)$/

/** A sentence, or a word that begins with a capital; not a name of a program, an address or a pattern. */
const isText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  (/\p{L}[\p{L}’'.,]* \S/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]*$/u.test(text)) &&
  !/^[/#.@:(]|[{}]|;(?:\S|$)|\bvar\(|=>/.test(text)

/** The texts in a source: between tags, and in strings and templates, of which each value is shown as `…`. */
export function textsIn(path: string, source: string): readonly ShownText[] {
  const skipped = new Set<number>()
  const found: ShownText[] = []
  const add = (start: number, text: string) => {
    const tidy = text.replaceAll(/\s+/g, ' ').trim()
    if (!skipped.has(start) && isText(tidy)) found.push({ path, line: source.slice(0, start).split('\n').length, text: tidy })
  }
  const { program } = parseSync(path, source)
  new Visitor({
    ImportDeclaration: ({ source: from }) => void skipped.add(from.start),
    ExportNamedDeclaration: ({ source: from }) => void (from && skipped.add(from.start)),
    ImportExpression: ({ source: from }) => void skipped.add(from.start),
    TSLiteralType: ({ literal }) => void skipped.add(literal.start),
    Property: ({ key }) => void skipped.add(key.start),
    JSXAttribute: ({ name, value }) =>
      void (value && name.type === 'JSXIdentifier' && forPrograms.test(name.name) && skipped.add(value.start)),
    JSXText: ({ start, value }) => add(start, value),
    Literal: ({ start, value }) => void (typeof value === 'string' && add(start, value)),
    TemplateLiteral: ({ start, quasis }) => add(start, quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(program)
  return found
}

/** Every text of the product. */
export const shownTexts = (): readonly ShownText[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter(isProduct)
    .toSorted()
    .flatMap((path) => textsIn(path, readFileSync(path, 'utf8')))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { path, line, text } of shownTexts()) console.log(`${path}:${line}  ${text}`)
