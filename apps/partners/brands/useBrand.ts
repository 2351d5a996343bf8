import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getBrands } from '../../../features/partners/brands/api.ts'
import { imagesAddress } from '../../../features/partners/images/galleryOrder.ts'
import { mapRemote } from '../../../features/shared/api/remote.ts'
import { useRead } from '../../runtime/api/useRead.ts'
import { useProject } from '../project/useProject.ts'

/** The brand that the address names, and where its pictures are in it. */
export function useBrand() {
  const address = z.parse(imagesAddress, useSearch({ strict: false }))
  const project = useProject()
  const { read, readAgain } = useRead(getBrands, { path: { slug: project.slug } })
  return { address, project, brand: mapRemote(read, ({ brands }) => brands.find(({ id }) => id === address.id) ?? null), readAgain }
}
