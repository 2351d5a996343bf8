import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { amountType } from '../typeStyles.css.ts'
import { fieldBox, fieldFocused, fieldHovered } from './fieldBox.ts'
import { hidden } from './hidden.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })

export const texts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })

/** A label for screen readers alone takes no line above the control. */
globalStyle(`${texts}:not(:has(> :nth-child(2))):has(${hidden}:only-child)`, { position: 'absolute' })

export const label = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.strong, lineHeight: vars.lineHeight.snug })

export const hint = style({ color: vars.text.muted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug })

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  color: vars.danger.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
})

/** A grid whose fields share the rows of their texts, their controls and their errors: one with a hint stands in line with its neighbor. */
export const inRows = style({})
globalStyle(`${inRows}:has(> ${field}) > *`, { gridRow: 'span 2' })
globalStyle(`${inRows}:has(> ${field} > ${error}) > *`, { gridRow: 'span 3' })
// One of more parts, as with a counter, has its own rows.
globalStyle(`${inRows} > ${field}:not(:has(> :nth-child(4)))`, { display: 'grid', gridTemplateRows: 'subgrid' })

const cross = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="m5 5 10 10M15 5 5 15" stroke="#000" stroke-width="2" stroke-linecap="round"/></svg>',
)}")`

export const input = style({
  ...fieldBox,
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  color: vars.text.base,
  // Below 16 px phones zoom into the field.
  fontSize: `max(16px, ${vars.fontSize.md})`,
  lineHeight: vars.lineHeight.snug,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': fieldHovered,
    '&:focus-visible': fieldFocused,
    '&[aria-invalid="true"]': { borderColor: vars.danger.text, boxShadow: `inset 0 0 0 1px ${vars.danger.text}` },
    '&:disabled': { backgroundColor: vars.surface.sunken, color: vars.text.muted, cursor: 'not-allowed' },
    // The browser's own cross has the browser's own colour.
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      cursor: 'pointer',
      backgroundColor: vars.text.muted,
      maskImage: cross,
    },
  },
})

export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

/** The main number of a page, typed. */
export const sum = style({ ...amountType, paddingBlock: vars.space.sm, fontSize: vars.fontSize.amount, lineHeight: vars.lineHeight.tight })

export const code = style({ textTransform: 'uppercase', letterSpacing: '0.08em' })

/** A search is a few words: in a wide window it is no line across the page. */
export const search = style({ maxInlineSize: vars.size.measure })
