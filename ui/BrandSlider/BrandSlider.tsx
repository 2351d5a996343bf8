import type { Brand } from '../BrandTile/BrandTile.tsx'
import { Slideshow } from '../Carousel/Slideshow.tsx'
import type { defaultMessages } from '../Carousel/messages.ts'
import { BrandRow, brandsPerRow } from './BrandRow.tsx'
import { BrandTable } from './BrandTable.tsx'
import * as table from './BrandTable.css.ts'
import * as styles from './BrandSlider.css.ts'

/** The time that three restaurants show before the next ones, in ms. */
export const brandSliderAdvanceMs = 3000
export const brandsPerSlide = brandsPerRow
/** More of them are slides in any window. */
const mostAtOnce = 12

export type BrandSliderProps = {
  /** Accessible name: "Restaurants near you". */
  label: string
  /** The restaurants, in display order; null while they load, and their space is reserved. */
  brands: readonly Brand[] | null
  /** Texts to use instead of the defaults in Carousel/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const Awaited = () => (
  <div className={`${styles.slider} ${styles.awaited}`}>
    <BrandRow brands={null} />
  </div>
)

/** The brands in slides of three; the last slide may hold fewer. */
const slidesOf = (brands: readonly Brand[]) =>
  Array.from({ length: Math.ceil(brands.length / brandsPerSlide) }, (_, index) =>
    brands.slice(index * brandsPerSlide, (index + 1) * brandsPerSlide),
  )

/** Restaurants, three at a time, every 3 seconds; in a wide window all at once, where there are at most twelve. They stop under a pointer or with the focus, while paused, and with reduced motion. */
export function BrandSlider({ label, brands, messages }: BrandSliderProps) {
  if (brands === null) return <Awaited />
  const slides = slidesOf(brands).map((three) => ({ id: three.map(({ id }) => id).join(' '), content: <BrandRow brands={three} /> }))
  const fits = brands.length <= mostAtOnce
  return (
    <div className={table.column}>
      {fits && <BrandTable label={label} brands={brands} />}
      <div className={fits ? `${styles.slider} ${table.narrow}` : styles.slider}>
        <Slideshow label={label} slides={slides} everyMs={brandSliderAdvanceMs} messages={messages} />
      </div>
    </div>
  )
}
