import type { Brand } from '../../../features/partners/brands/api.ts'
import type { BrandImage } from '../../../features/partners/images/api.ts'
import { type LogoKind, logos } from '../../../features/partners/images/logo.ts'
import { changeExtras } from './partnerExtras.ts'
import { widthAt } from '../memory/pictures.ts'
import { brandsIn, changeProject } from './partnerRecords.ts'
import { type Refused, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

type Done = Record<string, never>

/** Changes fields of a brand. */
export function changeBrand(store: Store, slug: string, id: string, change: (brand: Brand) => Partial<Brand>): Done | Refused {
  const brand = brandsIn(store, slug).find((each) => each.id === id)
  if (!brand) return refuse('This brand is not there any more.', 404)
  changeProject(store, slug, ({ brands }) => {
    brands[id] = { ...brand, ...change(brand) }
  })
  return {}
}

const idField = {
  logo_dark: 'logoDarkId',
  logo_light: 'logoLightId',
  logo_dark_wide: 'logoDarkWideId',
  logo_light_wide: 'logoLightWideId',
  base_logo: 'baseLogoId',
} as const satisfies Record<LogoKind, keyof Brand>

export function addLogo(store: Store, slug: string, brandId: string, kind: LogoKind, url: string): Done | Refused {
  const id = store.nextId('logo')
  changeExtras(store, slug, (extras) => extras.logos.push({ id, url }))
  return kind in logos ? changeBrand(store, slug, brandId, () => ({ [idField[kind]]: id })) : {}
}

type NewImage = { readonly url: string; readonly group: string; readonly name: string }

export function addImage(store: Store, slug: string, { url, group, name }: NewImage): string {
  const id = store.nextId('image')
  const image: BrandImage = { id, url, name, group: group === 'cuisine' || group === 'mood' ? group : 'other', width: widthAt(url) }
  changeExtras(store, slug, (extras) => extras.images.push(image))
  return id
}
