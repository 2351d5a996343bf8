import { useRef, useState } from 'react'
import { type Brand, BrandTile } from '../BrandTile/BrandTile.tsx'
import { Button } from '../Button/Button.tsx'
import * as styles from './BrandGrid.css.ts'
import { defaultMessages } from './messages.ts'

/** Tiles per page: full rows for 2, 3, 4 and 6 columns. */
export const brandsAtATime = 24

export type BrandGridProps = {
  /** Accessible name of the list: "Restaurants near you". */
  label: string
  /** The restaurants, in display order. */
  brands: readonly Brand[]
  /** Texts to use instead of the defaults in BrandGrid/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** Restaurants as tiles. Of many, the first ones show, and more on request. */
export function BrandGrid({ label, brands, messages }: BrandGridProps) {
  const say = { ...defaultMessages, ...messages }
  const [asked, setAsked] = useState(brandsAtATime)
  const count = useRef<HTMLSpanElement>(null)
  const shown = Math.min(asked, brands.length)
  const askForMore = () => {
    setAsked(shown + brandsAtATime)
    // The button disappears with the last tiles, so the focus moves to the first new one.
    if (shown + brandsAtATime >= brands.length) count.current?.focus()
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
          <span ref={count} className={styles.count} role="status" tabIndex={-1}>
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
