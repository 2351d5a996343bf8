import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'
import { layer } from '../layers.css.ts'

/** A window with room for the action within the page. */
const roomy = '(min-width: 48rem)'

const line = `${vars.stroke.hair} solid ${vars.border.subtle}`
const afloat = { borderBlockStart: line, boxShadow: vars.shadow.bar }

/** From edge to edge of a phone's window, whatever margin its parent keeps. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockStart: 'auto',
  paddingInline: vars.space.gutter,
  containerType: 'scroll-state',
  // Above the line by which a phone is swiped home.
  paddingBlock: `${vars.space.sm} max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  // The page's own ground: where the bar has come to rest, it is no strip of another colour.
  backgroundColor: vars.surface.page,
  // Its edge, which is there only while the page runs below it; a browser that cannot tell draws it always.
  '::before': { content: '', position: 'absolute', inset: 0, pointerEvents: 'none' },
  '@container': { 'scroll-state(stuck: block-end)': { '::before': afloat } },
  '@supports': { 'not (container-type: scroll-state)': { '@media': { [`not all and ${roomy}`]: { '::before': afloat } } } },
  '@media': {
    [roomy]: {
      position: 'relative',
      zIndex: 'auto',
      '::before': { borderBlockStart: line },
      marginInline: 0,
      marginBlockStart: 0,
      paddingInline: 0,
      paddingBlock: `${vars.space.md} 0`,
      backgroundColor: 'transparent',
    },
    // A window lower than a hand, such as a phone on its side with the keyboard up, is for the field that is filled in.
    '(max-height: 20rem)': { position: 'relative' },
  },
})

/** What takes the focus is scrolled to where the bar, with two lines beside its action, does not lie over it. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '8.5rem' })

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  '@media': { [roomy]: { maxInlineSize: 'none' } },
})
export const aside = style({ minInlineSize: 0, flex: '0 1 auto' })
export const action = style({
  minInlineSize: 'min(100%, 11rem)',
  flex: '1 1 11rem',
  // As wide as the fields above it, and no wider than a form.
  '@media': { [roomy]: { maxInlineSize: '30rem' } },
})
