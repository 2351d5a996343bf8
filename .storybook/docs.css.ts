import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

// The product's reset takes the marks of lists away; the guides count their steps.
globalStyle('.sbdocs-content ol:not(.sb-unstyled *)', { listStyle: 'decimal' })
globalStyle('.sbdocs-content ul:not(.sb-unstyled *, [class])', { listStyle: 'disc' })
globalStyle('.sbdocs-content li:not(.sb-unstyled *)', { marginBlock: '0.35em' })

// A story stands on the enterprise's own ground.
globalStyle('.docs-story', { backgroundColor: vars.surface.page, color: vars.text.base, fontFamily: vars.font.body })

// On a phone a wide table scrolls by itself, and the page does not.
globalStyle('.sbdocs-content :has(> .docblock-argstable)', { overflowX: 'auto' })
globalStyle('.sbdocs-content code', { overflowWrap: 'anywhere' })

/** A story that opens over its page has a page of its own to do so. */
export const frame = style({ inlineSize: '100%', border: `1px solid ${vars.border.subtle}`, borderRadius: '4px' })

/** Names stand whole, so that they can be copied; where that is too much for a phone, the table scrolls by itself. */
export const wordTable = style({ display: 'block', overflowX: 'auto' })
globalStyle(`.sbdocs-content ${wordTable} th`, { textAlign: 'start', verticalAlign: 'top' })
globalStyle(`.sbdocs-content ${wordTable} th code`, { overflowWrap: 'normal', whiteSpace: 'nowrap' })
globalStyle(`.sbdocs-content ${wordTable} td`, { minInlineSize: '9rem', verticalAlign: 'top' })
