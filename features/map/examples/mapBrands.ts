import type { MapBrandWire } from '../mapWire.ts'
import { brands } from '../../brands/examples/brands.ts'

type Spot = readonly [latitude: number, longitude: number, address: string]

const on = (
  brand: (typeof brands)[keyof typeof brands],
  cuisine: string | null,
  takes_pass: boolean,
  ...spots: readonly Spot[]
): MapBrandWire => ({
  ...brand,
  cuisine,
  takes_pass,
  locations: spots.map(([latitude, longitude, address], index) => ({ id: brand.brand_id * 10 + index, latitude, longitude, address })),
})

export const mapBrands: readonly MapBrandWire[] = [
  on(
    brands.fiammetta,
    'Italian',
    true,
    [30.2672, -97.7431, '410 Congress Avenue, Austin'],
    [30.3072, -97.7559, '3100 Burnet Road, Austin'],
  ),
  on(brands.kumo, 'Ramen', true, [30.2621, -97.7261, '1100 East 5th Street, Austin']),
  on(brands.nopal, 'Mexican', false, [30.2513, -97.7552, '1511 South Lamar Boulevard, Austin']),
  on(brands.saffron, 'Indian', true, [30.2849, -97.7404, '2110 Guadalupe Street, Austin']),
  on(
    brands.harbor,
    'Seafood',
    false,
    [30.2711, -97.7699, '1601 West 6th Street, Austin'],
    [30.2451, -97.7284, '2000 East Riverside Drive, Austin'],
  ),
  on(brands.marguerite, 'Bakery', true, [30.2903, -97.7183, '2900 Manor Road, Austin']),
  on(brands.plain, null, false),
]

export const manyMapBrands = (many: number): readonly MapBrandWire[] =>
  Array.from({ length: many }, (_, index) => ({
    ...mapBrands[index % mapBrands.length],
    brand_id: 1000 + index,
    name: `${mapBrands[index % mapBrands.length]?.name ?? ''} ${index + 1}`,
    takes_pass: index % 3 === 0,
    locations: [
      {
        id: 1000 + index,
        latitude: 27 + ((index * 3.17) % 20),
        longitude: -120 + ((index * 7.31) % 44),
        address: `${100 + index} Main Street`,
      },
    ],
  }))
