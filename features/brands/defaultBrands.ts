import type { Place, ShownBrand } from './brands.ts'
import fiammettaHero from './pictures/fiammetta-hero.svg?no-inline'
import fiammettaLogo from './pictures/fiammetta-logo.svg?no-inline'
import harborHero from './pictures/harbor-hero.svg?no-inline'
import harborLogo from './pictures/harbor-logo.svg?no-inline'
import kumoHero from './pictures/kumo-hero.svg?no-inline'
import kumoLogo from './pictures/kumo-logo.svg?no-inline'
import margueriteHero from './pictures/marguerite-hero.svg?no-inline'
import margueriteLogo from './pictures/marguerite-logo.svg?no-inline'
import nopalHero from './pictures/nopal-hero.svg?no-inline'
import nopalLogo from './pictures/nopal-logo.svg?no-inline'
import saffronHero from './pictures/saffron-hero.svg?no-inline'
import saffronLogo from './pictures/saffron-logo.svg?no-inline'

/** Used if the visitor's place is unknown: Austin. */
export const defaultPlace: Place = { latitude: 30.26, longitude: -97.74 }

/** Shown if too few restaurants are near the visitor. Their pictures are part of the build: no other server is needed. */
export const defaultBrands: readonly ShownBrand[] = [
  { id: '1', name: 'Osteria Fiammetta', hero: fiammettaHero, logo: fiammettaLogo },
  { id: '2', name: 'Kumo Ramen', hero: kumoHero, logo: kumoLogo },
  { id: '3', name: 'Casa Nopal', hero: nopalHero, logo: nopalLogo },
  { id: '4', name: 'Saffron Court', hero: saffronHero, logo: saffronLogo },
  { id: '5', name: 'Harbor & Rye', hero: harborHero, logo: harborLogo },
  { id: '6', name: 'Grand-Mère Marguerite’s Boulangerie, Pâtisserie & Salon de Thé', hero: margueriteHero, logo: margueriteLogo },
]
