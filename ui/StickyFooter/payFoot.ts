import { type ReactNode, createContext } from 'react'
import type { SlipFace } from '../../themes/scheme.ts'

export type PayFootSum = {
  face: SlipFace
  label: string
  /** The formatted sum: "$48.00". */
  sum: string
  /** The row that opens the order; null where its lines stand on the page. */
  order: ReactNode
}

/** The sum of a checkout. On a phone it stands beside the button, at the foot of the window. */
export const PayFoot = createContext<PayFootSum | null>(null)
