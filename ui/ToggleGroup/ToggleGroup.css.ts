import { globalStyle, style } from '@vanilla-extract/css'
import { toggle as choice } from '../arrangements/chosenToggle.css.ts'
import { vars } from '../../themes/vars.css.ts'
import { breakpoints } from '../breakpoints.ts'

/** Windows in which six toggles with a short text do not fit into a row: a phone's, and one with a column beside the form. */
const narrow = `(max-width: 27rem), ${breakpoints.md} and (not ${breakpoints.lg})`

/** A window in which not even six short ones fit into a row. */
const shortest = '(max-width: 24rem)'

const rowsOfThree = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(max(3.5rem, 30%), 1fr))' } as const

/** As many per row as fit a touch target with a short text. In a narrow window rows of three, so that no toggle stands alone; of two where the text is large. */
export const toggles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // Five are narrower rather than one alone in a second row.
  selectors: {
    '&:has(> :nth-child(5):last-child)': { columnGap: vars.space.xxs },
    // All of a width that no text decides: none moves when the letters come.
    '&[data-short]': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))', columnGap: '2px' },
  },
  '@media': {
    [narrow]: { selectors: { '&:has(> :nth-child(6):last-child):not([data-short])': rowsOfThree } },
    [shortest]: { selectors: { '&[data-short]': rowsOfThree } },
  },
})

/** A chosen toggle is not filled as the main action is: one block a screen is. */
export const toggle = style([
  choice,
  {
    appearance: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 0 3.5rem',
    maxInlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xxs,
    border: `${vars.stroke.control} solid ${vars.border.strong}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.surface.field,
    color: vars.text.base,
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: vars.lineHeight.snug,
    // A word breaks only where it is longer than the row.
    overflowWrap: 'break-word',
    textAlign: 'center',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      ':has(> :nth-child(5):last-child) > &': { flexBasis: '3rem' },
      '[data-short] > &': { paddingInline: 0, whiteSpace: 'nowrap' },
      '&:hover:not(:disabled)': { borderColor: vars.border.strongHover },
      '[data-invalid] &': { borderColor: vars.danger.text },
      '&:is([aria-pressed="true"], [data-part])': {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.accent.solid}`,
      },
      '&:is([aria-pressed="true"], [data-part]):hover:not(:disabled)': { backgroundColor: vars.accent.softHover },
      '&:disabled': {
        borderColor: vars.border.subtle,
        backgroundColor: vars.surface.sunken,
        color: vars.text.muted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [narrow]: { selectors: { '[data-short] > &': { fontSize: vars.fontSize.sm } } },
      '(forced-colors: active)': {
        selectors: {
          '&:is([aria-pressed="true"], [data-part])': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
])

/** Half holes along the edge at which the bar is cut, with the border around them: at this end, and not at the other. */
const cut = (end: string, other: string) => ({
  mask: `radial-gradient(circle at ${end} 50%, transparent 4px, #000 4.5px) ${end} 0 / 51% 13px no-repeat round, linear-gradient(#000, #000) ${other} 0 / 51% 100% no-repeat`,
  backgroundImage: `radial-gradient(circle at ${end} 50%, currentColor 5.25px, transparent 5.75px)`,
  backgroundPosition: `${end} 0`,
  backgroundSize: '51% 13px',
  backgroundRepeat: 'no-repeat round',
  backgroundOrigin: 'border-box',
})

export const bar = style({ display: 'flex', flexWrap: 'wrap', rowGap: vars.space.xs })
const piece = `${bar} > ${toggle}`
const chosen = '[aria-pressed="true"]'
globalStyle(piece, {
  minBlockSize: '4rem',
  flexBasis: vars.size.control,
  borderRadius: 0,
  marginInlineStart: `calc(-1 * ${vars.stroke.control})`,
})
globalStyle(`${piece}:first-child`, { borderStartStartRadius: vars.radius.field, borderEndStartRadius: vars.radius.field })
globalStyle(`${piece}:last-child`, { borderStartEndRadius: vars.radius.field, borderEndEndRadius: vars.radius.field })
globalStyle(`${piece}[data-part]:enabled`, { borderColor: 'currentColor' })
globalStyle(`${piece}[data-part]:not(${chosen}):enabled`, { borderInlineEndColor: 'transparent' })
globalStyle(`${piece}${chosen}:not(:last-child)`, cut('100%', '0'))
globalStyle(`${piece}${chosen}:not(:last-child):dir(rtl)`, cut('0', '100%'))
/** The others' part. */
globalStyle(`${piece}${chosen} ~ *`, { color: vars.text.muted })
globalStyle(`${piece}${chosen} + *`, { marginInlineStart: vars.space.xxs })

export const detail = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  '@media': { [narrow]: { selectors: { '[data-short] &': { fontSize: '0.71875rem' } } } },
})

export const custom = style({ marginBlockStart: vars.space.xs })
