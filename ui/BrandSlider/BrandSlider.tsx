import { type Brand, BrandTile } from '../BrandTile/BrandTile.tsx'
import { Slideshow } from '../Carousel/Slideshow.tsx'
import type { defaultMessages } from '../Carousel/messages.ts'
import * as styles from './BrandSlider.css.ts'

/** The time that three restaurants show before the next ones, in ms. */
export const brandSliderAdvanceMs = 3000
export const brandsPerSlide = 3

export type BrandSliderProps = {
  /** Accessible name: "Restaurants near you". */
  label: string
  /** The restaurants, in display order; null while they load, and their space is reserved. */
  brands: readonly Brand[] | null
  /** Texts to use instead of the defaults in Carousel/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** Placeholder of a restaurant: a picture and a line of text. */
const unknown: Brand = { id: '', name: '\u00a0', hero: null, logo: null, detail: '\u00a0' }

const Awaited = () => (
  <div className={`${styles.slider} ${styles.awaited}`} aria-hidden="true">
    <div className={styles.three}>
      {Array.from({ length: brandsPerSlide }, (_, index) => (
        <BrandTile key={index} brand={unknown} size="sm" />
      ))}
    </div>
  </div>
)

/** The brands in slides of three; the last slide may hold fewer. */
const slidesOf = (brands: readonly Brand[]) =>
  Array.from({ length: Math.ceil(brands.length / brandsPerSlide) }, (_, index) =>
    brands.slice(index * brandsPerSlide, (index + 1) * brandsPerSlide),
  )

/** Restaurants, three at a time, every 3 seconds. They stop under a pointer or with the focus, while paused, and with reduced motion. */
export function BrandSlider({ label, brands, messages }: BrandSliderProps) {
  if (brands === null) return <Awaited />
  const slides = slidesOf(brands).map((three) => ({
    id: three.map(({ id }) => id).join(' '),
    content: (
      <ul className={styles.three}>
        {three.map((brand) => (
          <li key={brand.id} className={styles.one}>
            <BrandTile brand={brand} size="sm" />
          </li>
        ))}
      </ul>
    ),
  }))
  return (
    <div className={styles.slider}>
      <Slideshow label={label} slides={slides} everyMs={brandSliderAdvanceMs} messages={messages} />
    </div>
  )
}
