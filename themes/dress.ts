import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { Schemes } from './scheme.ts'
import { schemeVars } from './schemeVars.ts'
import type { Tokens } from './tokens.ts'
import { vars } from './vars.css.ts'

/**
 * Writes an enterprise's tokens into its style sheet: light for every page that bears its name, dark for one that
 * says `data-scheme="dark"`, and as the reader prefers for one that says `data-scheme="auto"`.
 */
export function dress(id: string, tokens: Tokens, schemes: Schemes): void {
  const page = `[data-enterprise="${id}"]`
  const dark = { colorScheme: 'dark', vars: assignVars(schemeVars, schemes.dark) }
  createGlobalTheme(page, vars, tokens)
  globalStyle(`${page}[data-scheme="dark"]`, dark)
  globalStyle(`${page}[data-scheme="auto"]`, { '@media': { '(prefers-color-scheme: dark)': dark } })
}
