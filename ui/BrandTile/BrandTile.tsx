import { firstSign } from '../Avatar/initials.ts'
import { Image } from '../Image/Image.tsx'
import * as styles from './BrandTile.css.ts'

export const brandTileSizes = ['sm', 'md'] as const

/** A restaurant as guests know it. */
export type Brand = {
  /** By which it is known among others. */
  id: string
  /** As the restaurant calls itself. */
  name: string
  /** Its picture; null when there is none. */
  hero: string | null
  /** Its sign; null when there is none, and its name stands in. */
  logo: string | null
  /** What else is known of it: "0.4 miles". */
  detail?: string
  /** Where it leads. */
  href?: string
}

export type BrandTileProps = {
  /** The restaurant. */
  brand: Brand
  /**
   * `sm` stands beside others in a slider.
   * @default 'md'
   */
  size?: (typeof brandTileSizes)[number]
}

/** Stands in for a picture; the name beside it is what is read out. */
function Initial({ name, className }: { name: string; className: string }) {
  return (
    <span className={className} aria-hidden="true">
      {firstSign(name)}
    </span>
  )
}

/** A restaurant's picture and sign, or its name. */
export function BrandTile({ brand, size = 'md' }: BrandTileProps) {
  const { name, hero, logo, detail, href } = brand
  const content = (
    <>
      <span className={styles.picture}>
        <Image src={hero} alt="" ratio="photo" fallback={<Initial name={name} className={styles.initial} />} />
        {logo && (
          <span className={styles.sign}>
            <Image src={logo} alt="" ratio="square" fallback={<Initial name={name} className={styles.signInitial} />} />
          </span>
        )}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
  return href ? (
    <a className={styles.tile} data-size={size} href={href}>
      {content}
    </a>
  ) : (
    <div className={styles.tile} data-size={size}>
      {content}
    </div>
  )
}
