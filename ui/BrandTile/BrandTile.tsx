import { firstCharacter } from '../Avatar/initials.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Image } from '../Image/Image.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './BrandTile.css.ts'

export const brandTileSizes = ['sm', 'md'] as const

export type Brand = {
  id: string
  /** The restaurant's name; empty where its picture and logo alone identify it. */
  name: string
  /** Address of its picture; null when there is none. */
  hero: string | null
  /** Address of its logo; null when there is none, and its name shows instead. */
  logo: string | null
  /** A detail: "0.4 miles". */
  detail?: string
  href?: string
}

export type BrandTileProps = {
  brand: Brand
  /** `sm` for a row of three: a picture with the name below it, and the logo where it is the name. */
  size?: (typeof brandTileSizes)[number]
}

/** Replaces a missing picture; screen readers read the name beside it. Without a name a dish stands there. */
function Initial({ name, className }: { name: string; className: string }) {
  return (
    <span className={className} aria-hidden="true">
      {name ? firstCharacter(name) : <Icon name="dish" />}
    </span>
  )
}

/** A restaurant's picture and logo, or its name. */
export function BrandTile({ brand, size = 'md' }: BrandTileProps) {
  const { name, hero, logo, detail, href } = brand
  const content = (
    <>
      <div className={styles.picture}>
        <Image src={hero} alt="" ratio="photo" fallback={<Initial name={name} className={styles.initial} />} />
        {logo && (size === 'md' || !name) && (
          <div className={styles.logo}>
            <Image src={logo} alt="" ratio="square" fallback={<Initial name={name} className={styles.logoInitial} />} />
          </div>
        )}
      </div>
      <span className={styles.texts}>
        {name && <span className={styles.name}>{name}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
  return href ? (
    <Link className={styles.tile} data-size={size} href={href}>
      {content}
    </Link>
  ) : (
    <div className={styles.tile} data-size={size}>
      {content}
    </div>
  )
}
