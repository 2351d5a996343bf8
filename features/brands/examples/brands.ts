import type { OfferWire } from '../../claim/offerWire.ts'

type BrandWire = NonNullable<OfferWire['brand']>

const brand = (brand_id: number, name: string, picture: string): BrandWire => ({
  brand_id,
  name,
  hero_image_url: `/pictures/${picture}-hero.svg`,
  logo_url: `/pictures/${picture}-logo.svg`,
})

/** Restaurants invented for the project. Every hero image is 16:9 except Marguerite's, which is upright. */
export const brands = {
  fiammetta: brand(1, 'Osteria Fiammetta', 'fiammetta'),
  kumo: brand(2, 'Kumo Ramen', 'kumo'),
  nopal: brand(3, 'Casa Nopal', 'nopal'),
  saffron: brand(4, 'Saffron Court', 'saffron'),
  harbor: brand(5, 'Harbor & Rye', 'harbor'),
  marguerite: brand(6, 'Grand-Mère Marguerite’s Boulangerie, Pâtisserie & Salon de Thé', 'marguerite'),
  plain: { brand_id: 7, name: 'The Corner Table', hero_image_url: null, logo_url: null },
} as const satisfies Record<string, BrandWire>
