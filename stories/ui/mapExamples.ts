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

/** A style without tiles: a river. */
export const riverStyle = {
  version: 8,
  sources: {
    river: {
      type: 'geojson',
      attribution: 'Drawn for the project',
      data: {
        type: 'LineString',
        coordinates: [
          [-97.8, 30.275],
          [-97.76, 30.262],
          [-97.735, 30.256],
          [-97.7, 30.246],
        ],
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eee8dd' } },
    {
      id: 'river',
      type: 'line',
      source: 'river',
      paint: { 'line-color': '#9cc3d6', 'line-width': 18 },
      layout: { 'line-cap': 'round', 'line-join': 'round' },
    },
  ],
}

/** A style of vector tiles. */
export const vectorStyle = {
  version: 8,
  sources: { tiles: { type: 'vector', maxzoom: 14, tiles: [`${location.origin}/pictures/tiles/{z}/{x}/{y}`] } },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eee8dd' } },
    { id: 'water', type: 'fill', source: 'tiles', 'source-layer': 'water', paint: { 'fill-color': '#9cc3d6' } },
  ],
}

/** A style of raster tiles. */
export const tilesStyle = {
  version: 8,
  sources: { tiles: { type: 'raster', tileSize: 256, tiles: [`${location.origin}/pictures/tiles/{z}/{x}/{y}`] } },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
}

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
