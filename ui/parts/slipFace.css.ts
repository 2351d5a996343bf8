import { style } from '@vanilla-extract/css'
import { frontGround, frontInk } from './sharedVars.css.ts'
import type { SlipFace } from '../../themes/scheme.ts'
import { vars } from '../../themes/vars.css.ts'

const colours = (face: SlipFace) => style({ vars: { [frontGround]: vars.slipFront[face], [frontInk]: vars.slipInk[face] } })

/** The colors of a slip's front. */
export const slipFace: Readonly<Record<SlipFace, string>> = {
  offer: colours('offer'),
  credit: colours('credit'),
  gift: colours('gift'),
  bill: colours('bill'),
  paid: colours('paid'),
  refund: colours('refund'),
}
