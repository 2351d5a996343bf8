import type { Place, ShownBrand } from './brands.ts'

/** Where the visitor is taken to be when nobody can tell: Austin (CAR-01). */
export const defaultPlace: Place = { latitude: 30.26, longitude: -97.74 }

const drawn = (id: number, name: string, picture: string): ShownBrand => ({
  id: String(id),
  name,
  hero: `/pictures/${picture}-hero.svg`,
  logo: `/pictures/${picture}-logo.svg`,
})

/** Shown where there are too few restaurants near the visitor, or nobody knows of any (CAR-01). */
export const defaultBrands: readonly ShownBrand[] = [
  drawn(1, 'Osteria Fiammetta', 'fiammetta'),
  drawn(2, 'Kumo Ramen', 'kumo'),
  drawn(3, 'Casa Nopal', 'nopal'),
  drawn(4, 'Saffron Court', 'saffron'),
  drawn(5, 'Harbor & Rye', 'harbor'),
  drawn(6, 'Grand-Mère Marguerite’s Boulangerie, Pâtisserie & Salon de Thé', 'marguerite'),
]
