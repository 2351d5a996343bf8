import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** The browser's date field: invisible, it only provides the calendar and its position. */
export const calendar = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})
/** If the calendar cannot be opened, this field takes the focus; the visible field then shows the ring. */
globalStyle(`${calendar}:focus + input`, { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: '1px' })
