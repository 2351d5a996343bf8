import { assignVars, createGlobalTheme, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import type { Composition } from './composition.ts'
import { type Part, parts } from './parts.css.ts'
import type { Schemes } from './scheme.ts'
import { schemeVars } from './schemeVars.ts'
import type { Tokens } from './tokens.ts'
import { logoPicture, vars } from './vars.css.ts'

type Theme = {
  /** The enterprise's id, as in `data-enterprise`. */
  id: string
  tokens: Tokens
  schemes: Schemes
  composition: Composition
  /** Address of the logo for dark backgrounds, relative to the enterprise's folder. */
  logoInDark: string
}

const partNames = Object.keys(parts) as Part[]

/** Writes an enterprise's tokens and composition into its style sheet: light, dark below `data-scheme="dark"`, the visitor's choice below `"auto"`. */
export function writeTheme({ id, tokens, schemes, composition, logoInDark }: Theme): void {
  const page = `[data-enterprise="${id}"]`
  const dark = { colorScheme: 'dark', vars: { ...assignVars(schemeVars, schemes.dark), [logoPicture]: `url("${logoInDark}")` } }
  createGlobalTheme(page, vars, tokens)
  globalStyle(page, { vars: { [logoPicture]: 'normal' } })
  globalStyle(`${page}[data-scheme="dark"]`, dark)
  globalStyle(`${page}[data-scheme="auto"]`, { '@media': { '(prefers-color-scheme: dark)': dark } })
  for (const part of partNames) {
    const rules: Readonly<Record<string, GlobalStyleRule | undefined>> = composition[part] ?? {}
    for (const [state, rule] of Object.entries(rules)) if (rule) globalStyle(`${page} .${parts[part]}${state}`, rule)
  }
}
