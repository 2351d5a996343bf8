import { type Brand, BrandTile } from '../BrandTile/BrandTile.tsx'
import * as styles from './BrandSlider.css.ts'

export const brandsPerRow = 3

export type BrandRowProps = {
  /** Accessible name: "Restaurants near you". Without one the row has a name from around it. */
  label?: string
  /** Up to three restaurants, in display order; null while they load, and their space is reserved. */
  brands: readonly Brand[] | null
}

/** Placeholder of a restaurant: a picture and a line of text. */
const unknown: Brand = { id: '', name: '\u00a0', hero: null, logo: null, detail: '\u00a0' }

/** Three restaurants side by side. */
export const BrandRow = ({ label, brands }: BrandRowProps) =>
  brands === null ? (
    <div className={styles.three} aria-hidden="true">
      {Array.from({ length: brandsPerRow }, (_, index) => (
        <BrandTile key={index} brand={unknown} size="sm" />
      ))}
    </div>
  ) : (
    <ul className={styles.three} aria-label={label}>
      {brands.slice(0, brandsPerRow).map((brand) => (
        <li key={brand.id} className={styles.one}>
          <BrandTile brand={brand} size="sm" />
        </li>
      ))}
    </ul>
  )
