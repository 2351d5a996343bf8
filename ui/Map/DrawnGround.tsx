import * as styles from './Map.css.ts'
import { milesShown, coordinatesOf, type Size, spotOf, type View } from './mercator.ts'
import type { defaultMessages } from './messages.ts'

/** Approximate distance of grid lines, in px. */
const apart = 36
const longestBar = 120

/** Round steps in degrees, from the whole world to a street. */
const steps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]

/** The multiples of a step between two values. */
const multiples = (from: number, to: number, step: number) => {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => first + index)
}
/** Every fourth line is thicker. */
const isMajor = (index: number) => index % 4 === 0 || undefined

/** A map without tiles: grid lines of the earth at the right position, and a scale bar. It shows no invented streets. */
export function DrawnGround({ view, size, say }: { view: View; size: Size; say: Pick<typeof defaultMessages, 'miles'> }) {
  const { width, height } = size
  const [across, down] = [width / 2 / view.scale, height / 2 / view.scale]
  const northWest = coordinatesOf({ x: view.x - across, y: view.y - down })
  const southEast = coordinatesOf({ x: view.x + across, y: view.y + down })
  const step = steps.find((each) => (each / 360) * view.scale <= apart * 1.5) ?? 0.001
  const xOf = (longitude: number) => (spotOf({ longitude, latitude: 0 }).x - view.x) * view.scale + width / 2
  const yOf = (latitude: number) => (spotOf({ longitude: 0, latitude }).y - view.y) * view.scale + height / 2
  const bar = milesShown(view, longestBar)
  return (
    <>
      <svg className={styles.ground} width={width} height={height} aria-hidden="true">
        {multiples(northWest.longitude, southEast.longitude, step).map((index) => (
          <line
            key={index}
            className={styles.meridian}
            data-major={isMajor(index)}
            x1={xOf(index * step)}
            x2={xOf(index * step)}
            y1={0}
            y2={height}
          />
        ))}
        {multiples(southEast.latitude, northWest.latitude, step).map((index) => (
          <line
            key={index}
            className={styles.meridian}
            data-major={isMajor(index)}
            x1={0}
            x2={width}
            y1={yOf(index * step)}
            y2={yOf(index * step)}
          />
        ))}
      </svg>
      <span className={styles.bar} style={{ inlineSize: bar.px }} dir="ltr">
        {say.miles(bar.miles)}
      </span>
    </>
  )
}
