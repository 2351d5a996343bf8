import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { Composition } from './composition.ts'
import * as deskParts from './deskParts.css.ts'
import * as landingParts from './landingParts.css.ts'
import * as mapParts from './mapParts.css.ts'
import * as parts from './parts.css.ts'
import * as storeParts from './storeParts.css.ts'
import type { Schemes } from './scheme.ts'
import { schemeVars } from './schemeVars.ts'
import type { Tokens } from './tokens.ts'
import { boxPicture, lidPicture, logoPicture, vars } from './vars.css.ts'

type Theme = {
  /** The enterprise's id, as in `data-enterprise`. */
  id: string
  tokens: Tokens
  schemes: Schemes
  composition: Composition
  /** Address of the logo for dark backgrounds, relative to the enterprise's folder. */
  logoInDark: string
}

const classes: Readonly<Record<string, string>> = { ...parts, ...deskParts, ...landingParts, ...mapParts, ...storeParts }

const pageOf = (id: string) => `[data-enterprise="${id}"]`

/** Writes rules of an enterprise into the style sheet that calls it. */
export function writeComposition(id: string, composition: Composition): void {
  for (const [part, rules] of Object.entries(composition))
    for (const [state, rule] of Object.entries(rules)) globalStyle(`${pageOf(id)} .${classes[part]}${state}`, rule ?? {})
}

/** The spaces, at most in proportion to the window: at 320 px those of the usual text size, as larger text needs the room itself. */
const inAnyWindow = (space: Tokens['space']): Tokens['space'] => ({
  ...space,
  ...Object.fromEntries(
    Object.entries(space).map(([step, size]) => {
      const rem = /[\d.]+(?=rem)/.exec(size)?.[0]
      return [step, rem === undefined ? size : `min(${size}, ${Number(rem) * 5}vw)`]
    }),
  ),
})

/** Writes an enterprise's tokens and composition into its style sheet: light, dark below `data-scheme="dark"`, the visitor's choice below `"auto"`. */
export function writeTheme({ id, tokens, schemes, composition, logoInDark }: Theme): void {
  const page = pageOf(id)
  const dark = { colorScheme: 'dark', vars: { ...assignVars(schemeVars, schemes.dark), [logoPicture]: `url("${logoInDark}")` } }
  createGlobalTheme(page, vars, { ...tokens, space: inAnyWindow(tokens.space) })
  globalStyle(page, {
    vars: { [logoPicture]: 'normal', [boxPicture]: 'url("./wrapping/box.svg")', [lidPicture]: 'url("./wrapping/lid.svg")' },
  })
  // Forced colours have no dark backgrounds in a light scheme: there a logo for a photograph is the usual one.
  globalStyle(page, { '@media': { '(forced-colors: active)': { vars: { [logoPicture]: 'url("./logo.svg")' } } } })
  globalStyle(`${page}[data-scheme="dark"]`, dark)
  globalStyle(`${page}[data-scheme="auto"]`, { '@media': { '(prefers-color-scheme: dark)': dark } })
  writeComposition(id, composition)
}
