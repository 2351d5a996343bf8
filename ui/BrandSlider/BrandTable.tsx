import { firstCharacter } from '../Avatar/initials.ts'
import type { Brand } from '../BrandTile/BrandTile.tsx'
import { Image } from '../Image/Image.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './BrandTable.css.ts'

type Props = { label: string; brands: readonly Brand[] }

function Content({ brand: { name, hero, logo, detail } }: { brand: Brand }) {
  const initial = <span aria-hidden="true">{firstCharacter(name)}</span>
  return (
    <>
      <span className={styles.picture}>
        <Image src={hero} alt="" ratio="photo" fallback={initial} />
      </span>
      {logo && (
        <span className={styles.logo}>
          <Image src={logo} alt="" ratio="square" fallback={initial} />
        </span>
      )}
      <span className={styles.texts}>
        {name && <span className={styles.name}>{name}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
}

/** All restaurants at once. The theme serves them. */
export const BrandTable = ({ label, brands }: Props) => (
  <section aria-label={label} className={styles.wide}>
    <ul className={styles.table}>
      {brands.map((brand) => (
        <li key={brand.id} className={styles.one}>
          {brand.href ? (
            <Link className={styles.brand} href={brand.href}>
              <Content brand={brand} />
            </Link>
          ) : (
            <div className={styles.brand}>
              <Content brand={brand} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
)
