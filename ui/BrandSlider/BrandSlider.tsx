import { firstCharacter } from '../Avatar/initials.ts'
import type { Brand } from '../BrandTile/BrandTile.tsx'
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx'
import { Image } from '../Image/Image.tsx'
import { Link } from '../Link/Link.tsx'
import { BrandRow, brandsPerRow } from './BrandRow.tsx'
import * as table from './BrandTable.css.ts'
import * as styles from './BrandSlider.css.ts'
import './evening.css.ts'
import './conveyor.css.ts'

/** The time that three restaurants show before the next ones, in ms. */
export const brandSliderAdvanceMs = 3000
export const brandsPerSlide = brandsPerRow
/** More of them are slides in any window. */
const mostAtOnce = 12

export type BrandSliderProps = Pick<CarouselProps, 'label' | 'messages'> & {
  /** The restaurants, in display order; null while they load, and their space is reserved. */
  brands: readonly Brand[] | null
}

function Content({ brand: { name, hero, logo, detail } }: { brand: Brand }) {
  const initial = <span aria-hidden="true">{firstCharacter(name)}</span>
  return (
    <>
      <span className={table.picture}>
        <Image src={hero} alt="" ratio="photo" fallback={initial} />
      </span>
      {logo && (
        <span className={table.logo}>
          <Image src={logo} alt="" ratio="square" fallback={initial} />
        </span>
      )}
      <span className={table.texts}>
        {name && <span className={table.name}>{name}</span>}
        {detail && <span className={table.detail}>{detail}</span>}
      </span>
    </>
  )
}

/** All restaurants at once. The theme serves them. */
const BrandTable = ({ label, brands }: { label: string; brands: readonly Brand[] }) => (
  <section aria-label={label} className={table.wide}>
    <ul className={table.table}>
      {brands.map((brand) => (
        <li key={brand.id} className={table.one}>
          {brand.href ? (
            <Link className={table.brand} href={brand.href}>
              <Content brand={brand} />
            </Link>
          ) : (
            <div className={table.brand}>
              <Content brand={brand} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
)

/** The brands in slides of three; the last slide may hold fewer. */
const slidesOf = (brands: readonly Brand[]) =>
  Array.from({ length: Math.ceil(brands.length / brandsPerSlide) }, (_, index) =>
    brands.slice(index * brandsPerSlide, (index + 1) * brandsPerSlide),
  )

/** Restaurants, three at a time, every 3 seconds; in a wide window all at once, where there are at most twelve. They stop under a pointer or with the focus, while paused, and with reduced motion. */
export function BrandSlider({ label, brands, messages }: BrandSliderProps) {
  if (brands === null)
    return (
      <div className={`${styles.slider} ${styles.awaited}`}>
        <BrandRow brands={null} />
      </div>
    )
  const slides = slidesOf(brands).map((three) => ({ id: three.map(({ id }) => id).join(' '), content: <BrandRow brands={three} /> }))
  const fits = brands.length <= mostAtOnce
  return (
    <div className={table.column}>
      {fits && <BrandTable label={label} brands={brands} />}
      <div className={fits ? `${styles.slider} ${table.narrow}` : styles.slider}>
        <Carousel label={label} slides={slides} everyMs={brandSliderAdvanceMs} messages={messages} />
      </div>
    </div>
  )
}
