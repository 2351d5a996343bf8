import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { Schemes } from './scheme.ts'
import { schemeVars } from './schemeVars.ts'
import type { Tokens } from './tokens.ts'
import { vars } from './vars.css.ts'

/**
 * Writes an enterprise's tokens into its style sheet: its day for every page that bears its name, and its night for one
 * that asks for it by `data-scheme="dark"`, or that follows the reader's own choice by `data-scheme="auto"`.
 */
export function dress(id: string, tokens: Tokens, schemes: Schemes): void {
  const page = `[data-enterprise="${id}"]`
  const night = { colorScheme: 'dark', vars: assignVars(schemeVars, schemes.dark) }
  createGlobalTheme(page, vars, tokens)
  globalStyle(`${page}[data-scheme="dark"]`, night)
  globalStyle(`${page}[data-scheme="auto"]`, { '@media': { '(prefers-color-scheme: dark)': night } })
}
