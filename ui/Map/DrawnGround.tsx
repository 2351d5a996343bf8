import { lazyModule } from '../lazy/lazyModule.ts'
import type { CityPlace } from './city/around.ts'
import * as styles from './Map.css.ts'
import { milesShown, type Size, type View } from './mercator.ts'
import type { defaultMessages } from './messages.ts'

const longestBar = 72

/** Loads once the pins work: the list and they do not wait for it. */
const useCity = lazyModule(async () => (await import('./city/CityGround.tsx')).CityGround)

type Props = { place: CityPlace; view: View; size: Size; say: Pick<typeof defaultMessages, 'miles'> }

/** A map without tiles: an invented city, and a scale bar. */
export function DrawnGround({ place, view, size, say }: Props) {
  const city = useCity()
  const bar = milesShown(view, longestBar)
  return (
    <>
      {city.status === 'ready' && <city.value place={place} view={view} size={size} />}
      <span className={styles.scale} style={{ inlineSize: bar.px }} dir="ltr" aria-hidden="true">
        {say.miles(bar.miles)}
      </span>
    </>
  )
}
