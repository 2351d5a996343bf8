import type { GiftDesign } from './designs.ts'
import { giftArt } from '../arrangements/giftArt.css.ts'

/** The picture of a gift card, for its `Slip`. */
export const GiftArt = ({ design }: { design: GiftDesign }) => <div className={giftArt} data-design={design} aria-hidden />
