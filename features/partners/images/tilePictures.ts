import type { Remote } from '../../shared/api/remote.ts'
import type { Brand } from '../brands/api.ts'
import type { ImageLibrary } from './api.ts'

/** The addresses of the pictures by which guests know a brand; null for one that is not chosen, or not read. */
export type TilePictures = { readonly hero: string | null; readonly logo: string | null }

export function tilePictures(brand: Brand | undefined, library: Remote<ImageLibrary>): TilePictures {
  if (!brand || library.status !== 'ready') return { hero: null, logo: null }
  const { images, logos } = library.value
  const urlIn = (list: readonly { id: string; url: string }[], id: string | null) => list.find((each) => each.id === id)?.url ?? null
  return { hero: urlIn(images, brand.heroImageId), logo: urlIn(logos, brand.logoLightId) }
}
