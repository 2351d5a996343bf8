import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

// The product's reset removes list markers; the guides need numbers.
globalStyle('.sbdocs-content ol:not(.sb-unstyled *)', { listStyle: 'decimal' })
globalStyle('.sbdocs-content ul:not(.sb-unstyled *, [class])', { listStyle: 'disc' })
globalStyle('.sbdocs-content li:not(.sb-unstyled *)', { marginBlock: '0.35em' })

globalStyle('.docs-story', { backgroundColor: vars.surface.page, color: vars.text.base, fontFamily: vars.font.body })

// On a phone a wide table scrolls, and the page does not.
globalStyle('.sbdocs-content :has(> .docblock-argstable)', { overflowX: 'auto' })
globalStyle('.sbdocs-content code', { overflowWrap: 'anywhere' })
// A path in a sentence wraps on a phone.
globalStyle('.sbdocs-content code:not(pre *)', { whiteSpace: 'normal' })

/** The person's scheme, which Storybook's own parts have: elsewhere the text has the story's. */
const ownText = { colorScheme: 'light dark', color: 'light-dark(#2e3338, #ece8e1)' }

/** The frame of a story that opens a layer over its page. */
export const frame = style({ inlineSize: '100%', border: `1px solid ${vars.border.subtle}`, borderRadius: '4px' })

/** A state of a screen: its name opens and closes it. */
export const state = style({ marginBlockEnd: '1rem', paddingBlockEnd: '0.5rem', borderBlockEnd: `1px solid ${vars.border.subtle}` })
/** The table of props, which change what is shown above it. */
export const props = style({ marginBlockEnd: '1rem' })
globalStyle(`:is(${state}, ${props}) > summary`, {
  ...ownText,
  cursor: 'pointer',
  fontSize: '1.25rem',
  fontWeight: 600,
  minBlockSize: '2.75rem',
  alignContent: 'center',
})

/** Names do not wrap, so that they can be copied; on a phone the table scrolls. */
export const table = style({ display: 'block', overflowX: 'auto' })
globalStyle(`.sbdocs-content ${table} th`, { textAlign: 'start', verticalAlign: 'top' })
globalStyle(`.sbdocs-content ${table} th code`, { overflowWrap: 'normal', whiteSpace: 'nowrap' })
globalStyle(`.sbdocs-content ${table} td`, { minInlineSize: '9rem', verticalAlign: 'top' })

/** A component's status, its import and its surfaces. */
export const facts = style({ marginBlock: '0 1.5rem' })
globalStyle(`.sbdocs-content ${facts} .docblock-source`, { marginBlock: '1rem 0.5rem' })

export const badge = style({
  display: 'inline-block',
  paddingInline: '0.5em',
  border: '1px solid currentColor',
  borderRadius: '1em',
  colorScheme: 'light dark',
  selectors: {
    '.sbdocs-content &': { fontSize: '12px', fontWeight: 600 },
    '&[data-status="experimental"]': { color: 'light-dark(#8a5a00, #e5b567)' },
    '&[data-status="stable"]': { color: 'light-dark(#1b6b3a, #7fcf9b)' },
    '&[data-status="deprecated"]': { color: 'light-dark(#a3271f, #f19a92)' },
  },
})

globalStyle(`.sbdocs-content ${table} kbd`, {
  marginInlineEnd: '0.4em',
  paddingInline: '0.4em',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: '3px',
  fontFamily: 'inherit',
  fontWeight: 400,
  whiteSpace: 'nowrap',
})

/** Screens with their pictures, side by side. */
export const screens = style({ display: 'flex', flexWrap: 'wrap', gap: '1rem' })
globalStyle(`.sbdocs-content ${screens}`, { padding: 0, listStyle: 'none' })
globalStyle(`.sbdocs-content ${screens} > li`, { inlineSize: '108px', margin: 0 })
globalStyle(`${screens} a`, { display: 'grid', gap: '0.5rem' })

export const more = style({ ...ownText, cursor: 'pointer', minBlockSize: '2.75rem', alignContent: 'center' })
