import { type ClusterOrPointFeature, Supercluster } from '@maplibre/geojson-vt'
import { MercatorCoordinate } from 'maplibre-gl'
import type { Coordinates, MapPin } from './pins.ts'

/** At this zoom no pins form a cluster. */
export const greatestZoom = 18

/** Up to so many pins are clustered only where they cover each other, and so many marks are kept out of sight too. */
export const few = 60

/** Least distance of two marks in px, so that each can be seen and pressed. WCAG 2.2 asks for 24. */
export const apart = 30

/** The same where there are more than a few pins. */
const apartAmongMany = 64

/** A pin, or pins shown as their number. Its id is that of the first, so that the focus stays where a cluster opens. */
export type Mark = Coordinates & { readonly id: string; readonly pins: readonly [MapPin, ...MapPin[]] }

const markOf = (pins: Mark['pins'], { longitude, latitude }: Coordinates = pins[0]): Mark => ({ id: pins[0].id, longitude, latitude, pins })

const world: [number, number, number, number] = [-180, -90, 180, 90]

/** The marks at a whole zoom, in the order of the pins. The chosen pin is in no cluster. */
export function marksOf(pins: readonly MapPin[], chosen: string | null): (zoom: number) => readonly Mark[] {
  const index = new Supercluster({ radius: pins.length <= few ? apart : apartAmongMany, maxZoom: greatestZoom - 1 })
  const order = new Map(pins.map(({ id }, number) => [id, number]))
  const numberOf = ({ id }: { id: string }) => order.get(id) ?? 0
  index.load(
    pins
      .filter(({ id }) => id !== chosen)
      .map((pin) => ({
        type: 'Feature',
        properties: { number: numberOf(pin) },
        geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
      })),
  )
  const pinsIn = (features: readonly ClusterOrPointFeature[]) =>
    features
      .flatMap(({ properties }) => pins[Number(properties?.['number'])] ?? [])
      .toSorted((one, other) => numberOf(one) - numberOf(other))
  const clusters = (zoom: number) =>
    index.getClusters(world, zoom).flatMap((feature) => {
      const { properties, geometry } = feature
      const [first, ...others] = pinsIn(
        properties?.['cluster'] === true ? index.getLeaves(Number(properties['cluster_id']), Number.POSITIVE_INFINITY) : [feature],
      )
      const [longitude = 0, latitude = 0] = geometry.coordinates
      return first ? [others.length === 0 ? markOf([first]) : markOf([first, ...others], { longitude, latitude })] : []
    })
  const alone = pins.filter(({ id }) => id === chosen).map((pin) => markOf([pin]))
  return (zoom) =>
    zoom >= greatestZoom ? spread(pins) : [...clusters(zoom), ...alone].toSorted((one, other) => numberOf(one) - numberOf(other))
}

const turn = Math.PI * (3 - Math.sqrt(5))

/** Each pin by itself: those that even the greatest zoom does not separate stand on a spiral around their place. */
function spread(pins: readonly MapPin[]): readonly Mark[] {
  const distance = apart / (512 * 2 ** greatestZoom)
  const taken: MercatorCoordinate[] = []
  const isFree = ({ x, y }: MercatorCoordinate) => taken.every((other) => Math.hypot(other.x - x, other.y - y) >= distance)
  /** The steps along the spiral around a place, which pins of the same place continue. */
  const steps = new Map<string, number>()
  return pins.map((pin) => {
    const { x, y } = MercatorCoordinate.fromLngLat([pin.longitude, pin.latitude])
    let spot = new MercatorCoordinate(x, y)
    let step = steps.get(`${x} ${y}`) ?? 0
    while (!isFree(spot)) {
      step += 1
      spot = new MercatorCoordinate(
        x + Math.cos(step * turn) * Math.sqrt(step) * distance,
        y + Math.sin(step * turn) * Math.sqrt(step) * distance,
      )
    }
    steps.set(`${x} ${y}`, step)
    taken.push(spot)
    const { lng, lat } = spot.toLngLat()
    return markOf([pin], step === 0 ? pin : { longitude: lng, latitude: lat })
  })
}
