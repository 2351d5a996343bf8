import { useRef, useState } from 'react'
import { type Brand, BrandTile } from '../BrandTile/BrandTile.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from './BrandGrid.css.ts'
import { defaultMessages } from './messages.ts'

/** So many tiles come at a time: whole rows, whatever fits side by side. */
export const brandsAtATime = 24

export type BrandGridProps = {
  /** Accessible name of the list: "Restaurants near you". */
  label: string
  /** The restaurants, in the order in which they are shown. */
  brands: readonly Brand[]
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default BrandGrid/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

/** Restaurants, a tile for each. Of many the first come first, and more when they are asked for. */
export function BrandGrid({ label, brands, messages }: BrandGridProps) {
  const say = { ...defaultMessages, ...messages }
  const [asked, setAsked] = useState(brandsAtATime)
  const told = useRef<HTMLSpanElement>(null)
  const shown = Math.min(asked, brands.length)
  const askForMore = () => {
    setAsked(shown + brandsAtATime)
    // The button goes with the last of them, and would take the focus along.
    if (shown + brandsAtATime >= brands.length) told.current?.focus()
  }
  return (
    <div className={styles.block}>
      <ul className={styles.grid} aria-label={label}>
        {brands.slice(0, shown).map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
      {brands.length > brandsAtATime && (
        <div className={styles.foot}>
          <span ref={told} className={styles.told} role="status" tabIndex={-1}>
            {say.shown(shown, brands.length)}
          </span>
          {shown < brands.length && (
            <Button variant="soft" icon="down" onClick={askForMore}>
              {say.more}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
