import type { MapProps } from '../../ui/Map/Map.tsx'
import { brands } from './slides.tsx'

const places = [
  [-97.7431, 30.2672],
  [-97.7261, 30.2621],
  [-97.7552, 30.2513],
  [-97.7404, 30.2849],
  [-97.7699, 30.2711],
  [-97.7183, 30.2903],
  [-97.7325, 30.2417],
] as const

const kinds = ['Italian', 'Ramen', 'Mexican', 'Indian', 'Seafood', 'Bakery']

const entries = brands.map(({ id, name, detail, hero, logo }, index) => ({
  id,
  name,
  picture: hero,
  logo,
  facts: [kinds[index] ?? '', detail ?? ''].filter(Boolean),
  directions: `#way-to-${id}`,
}))

/** Restaurants around a town. */
export const pins: MapProps['pins'] = entries.flatMap((entry, index) => {
  const [longitude, latitude] = places[index] ?? []
  return longitude === undefined || latitude === undefined ? [] : [{ ...entry, longitude, latitude }]
})

/** A restaurant whose address is not known yet. */
export const unplaced: NonNullable<MapProps['unplaced']> = [{ id: 'unplaced', name: 'The Corner Table', detail: 'Address to follow' }]

/** That many pins all over a country. */
export const manyPins = (many: number): MapProps['pins'] =>
  Array.from({ length: many }, (_, index) => {
    const { name = '', picture = null, logo = null } = pins[index % pins.length] ?? {}
    return {
      picture,
      logo,
      id: String(index),
      name: `${name} ${index + 1}`,
      detail: `${100 + index} Main Street`,
      longitude: -120 + ((index * 7.31) % 44),
      latitude: 27 + ((index * 3.17) % 20),
    }
  })

/** That many pins at one address. */
export const oneBuilding = (many: number): MapProps['pins'] =>
  manyPins(many).map((pin) => ({ ...pin, longitude: -97.7431, latitude: 30.2672 }))
