import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tags/tags.ts'
import { readPages } from './pages.ts'
import { type Piece, readStyleSource, tokensIn } from './styleSource.ts'

/** For each token, `text.muted`, the components that use it, and the files that belong to no component. `map.*` stands for a group. */
export type TokenUses = Readonly<Record<string, readonly string[]>>

/** Files that define tokens and give them their values. */
const definitions = new Set(['themes/vars.css.ts', 'themes/schemeVars.ts', 'themes/writeTheme.ts'])

/** The texts of the files that may use tokens, by their paths. */
export const styledTexts = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('{ui,features,themes,apps}/**/*.{ts,tsx}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !definitions.has(file) && !/\.(?:test|e2e|types)\.|\/(?:e2e|testing|examples)\/|^apps\/build\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
      .filter(([file, text]) => /^(?:ui|themes)\//.test(file) || text.includes('vars.css.ts')),
  )

/** The files of parts: elements of components, for which each theme has its own rules. */
const partFile = /^themes\/\w*[pP]arts\.css\.ts$/

/**
 * A component uses the tokens of its own style sheet, of the parts that it is made of, and of the rules that a theme has for it; those
 * of a component that has its own page are listed there.
 */
export function readTokenUses(): TokenUses {
  const texts = styledTexts()
  const parts = new Set(
    [...texts]
      .flatMap(([file, text]) => (partFile.test(file) ? [...text.matchAll(/^export const (\w+)/gm)] : []))
      .map(([, name = '']) => name),
  )
  const sources = new Map([...texts].map(([file, text]) => [file, readStyleSource(file, text, parts)]))
  const themes = [...sources].flatMap(([file, { rules }]) => (file.startsWith('themes/') ? [[file, rules] as const] : []))
  const pages = readPages('UI/')
  const documented = new Set(pages.flatMap(({ files }) => files))

  /** Every place of a token that the files lead to, as `text.muted in ui/Text/Text.css.ts`. */
  function placesFrom(starts: readonly string[]): ReadonlySet<string> {
    const places = new Set<string>()
    const followed = new Set<string>()
    const follow = (file: string, name: string | null): void => {
      const source = sources.get(file)
      if (!source || followed.has(`${file} ${name}`) || (documented.has(file) && !starts.includes(file))) return
      followed.add(`${file} ${name}`)
      const passedOn = source.passedOn.get(name ?? '')
      if (passedOn) follow(passedOn.file, passedOn.name)
      take(file, name, source.statements)
      if (name !== null && partFile.test(file)) for (const [theme, rules] of themes) take(theme, name, rules)
    }
    const take = (file: string, name: string | null, pieces: readonly Piece[]) => {
      for (const { names, tokens, readings } of pieces) {
        if (name !== null && !names.has(name)) continue
        for (const token of tokens) places.add(`${token} in ${file}`)
        for (const read of readings) follow(read.file, read.name)
      }
    }
    for (const start of starts) follow(start, null)
    return places
  }

  const uses = new Map<string, Set<string>>()
  const add = (token: string, user: string) => uses.set(token, (uses.get(token) ?? new Set()).add(user))
  const reached = new Set<string>()
  for (const { title, files } of pages) {
    const name = title.replace('UI/', '')
    // A file in a component's folder without a page of its own is shown on the component's page.
    const others = [...texts.keys()].filter((file) => file.startsWith(`ui/${name}/`) && !documented.has(file))
    for (const place of placesFrom([...files, ...others])) {
      reached.add(place)
      add(place.replace(/ in .*/, ''), name)
    }
  }
  for (const [file, text] of texts) for (const token of tokensIn(text)) if (!reached.has(`${token} in ${file}`)) add(token, file)
  return Object.fromEntries([...uses].map(([token, users]) => [token, [...users]]))
}
