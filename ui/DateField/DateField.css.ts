import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

/** The browser's own date field: never seen, it lends its calendar and says where that opens. */
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
/** Where the calendar cannot be opened, the focus goes to it instead: the field that is seen says so. */
globalStyle(`${calendar}:focus + input`, { outline: `${vars.focus.width} solid ${vars.focus.ring}`, outlineOffset: '1px' })
