import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** A page with a map: without one, its list keeps the plain form. */
export const withMap = ':has([data-map])'
/** An element of such a page. */
export const inPage = `:is([data-embedded]${withMap} *)`

/** An element in a chosen or pressed one. */
export const inChosen = inPage.replace(' *', ' [data-chosen] *')
export const inPressed = inPage.replace(' *', ' [aria-pressed="true"] > *')

export const unseen: GlobalStyleRule = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }
export const footer: GlobalStyleRule = {
  zIndex: 1,
  border: 0,
  fontSize: '0.75rem',
  backgroundColor: `color-mix(in srgb, ${vars.surface.raised} 88%, transparent)`,
}
