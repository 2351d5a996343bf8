import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getBrands } from '../../features/partner/brands/api.ts'
import { imagesAddress } from '../../features/partner/images/galleryOrder.ts'
import { mapRemote } from '../../features/shared/remote.ts'
import { useRead } from '../runtime/useRead.ts'
import { useProject } from './useProject.ts'

/** The brand that the address names, and where its pictures are in it. */
export function useBrand() {
  const address = z.parse(imagesAddress, useSearch({ strict: false }))
  const project = useProject()
  const { read, readAgain } = useRead(getBrands, { path: { slug: project.slug } })
  return { address, project, brand: mapRemote(read, ({ brands }) => brands.find(({ id }) => id === address.id) ?? null), readAgain }
}
