import type { GiftDesign } from './designs.ts'
import { art } from './GiftDesigns.css.ts'

/** The picture of a gift card, for its `Slip`. */
export const GiftArt = ({ design }: { design: GiftDesign }) => <div className={art} data-design={design} aria-hidden />
