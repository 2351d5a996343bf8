import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  columnGap: '1.5rem',
  marginBlockStart: '2.5rem',
  alignItems: 'start',
})

/** Green and red: the same in every enterprise. */
const good = 'light-dark(#1a7f37, #57c274)'
const bad = 'light-dark(#c4262e, #f4837d)'

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  colorScheme: 'light dark',
  selectors: { '&[data-kind="do"]': { vars: { '--kind': good } }, '&[data-kind="dont"]': { vars: { '--kind': bad } } },
})
export const line = style({ marginBlockEnd: '0.75rem' })

/** A piece of a page of the enterprise, above a bar in the colour of its kind. */
export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: '11rem',
  marginBlockEnd: '0.5rem',
  padding: '1.5rem',
  border: '1px solid light-dark(#d7dbdf, #45494e)',
  borderBlockEnd: '4px solid var(--kind)',
  borderRadius: '6px 6px 0 0',
  backgroundColor: vars.surface.page,
  color: vars.text.base,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.base,
  selectors: { '&[data-scheme="dark"]': { colorScheme: 'dark' }, '&[data-scheme="light"]': { colorScheme: 'light' } },
})

export const text = style({ display: 'flex', gap: '0.6em', alignItems: 'baseline' })
export const mark = style({
  flex: 'none',
  inlineSize: '1.35em',
  blockSize: '1.35em',
  borderRadius: '50%',
  backgroundColor: 'var(--kind)',
  color: 'light-dark(#fff, #16181b)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.35em',
  textAlign: 'center',
})
globalStyle(`.sbdocs-content ${text} p`, { margin: 0 })
