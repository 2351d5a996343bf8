import { style } from '@vanilla-extract/css'
import { arrangement } from '../../themes/arrangement.ts'
import { vars } from '../../themes/vars.css.ts'

export const designs = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.sm })

export const design = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  textAlign: 'center',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { fontWeight: vars.fontWeight.strong } },
})

/** Over the picture, which shows whether it is chosen. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const frame = style({
  padding: '3px',
  border: `${vars.stroke.control} solid ${vars.border.strong}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.slip.paper,
  overflow: 'hidden',
  selectors: {
    [`${design}:hover &`]: { borderColor: vars.border.strongHover },
    [`${radio}:checked + &`]: { borderColor: vars.accent.solid, boxShadow: `0 0 0 2px ${vars.accent.solid}` },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.focus.width} solid ${vars.focus.ring}`,
      outlineOffset: `calc(${vars.focus.offset} + 2px)`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${radio}:checked + &`]: { borderColor: 'Highlight', borderWidth: '3px', padding: '1px' } },
    },
  },
})

/** In the frame of its radio. */
export const framed = style({ aspectRatio: '1.66', borderRadius: `calc(${vars.radius.field} - 5px)` })

// The chosen one is underlined in copper.
arrangement('slip', 'card')(`${radio}:checked + ${frame}`, {
  borderColor: vars.border.strong,
  backgroundColor: vars.accent.soft,
  boxShadow: `inset 0 -3px 0 ${vars.accent.solid}`,
})

// The chosen one has the color of credit, in a ring of ink.
arrangement('slip', 'tray')(`${radio}:checked + ${frame}`, {
  borderColor: vars.slipInk.credit,
  backgroundColor: vars.slipFront.credit,
  boxShadow: `0 0 0 1px ${vars.slipInk.credit}`,
})
