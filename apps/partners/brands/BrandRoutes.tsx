import type { ItemAddress } from '../../../features/partners/address.ts'
import * as api from '../../../features/partners/brands/api.ts'
import { BrandScreen } from '../../../features/partners/brands/BrandScreen.tsx'
import { getBrandImages } from '../../../features/partners/images/api.ts'
import { brandNoun } from '../../../features/partners/brands/noun.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { useWrite } from '../../runtime/api/useWrite.ts'
import { useProject } from '../project/useProject.ts'
import { useItems, useRecord, useRemoval } from '../records/useRecord.tsx'
import { useToasted } from '../useToasted.ts'
import { useBrand, useBrandHrefs } from './BrandPage.tsx'
import { BrandsScreen } from '../../../features/partners/brands/BrandsScreen.tsx'
import { useRead } from '../../runtime/api/useRead.tsx'
import { usePageSearch } from '../../runtime/routing/links.tsx'
import { brandForm, brands } from '../addresses.ts'

export function BrandsRoute() {
  const list = useItems(brandNoun, usePageSearch(brands))
  const { read, readAgain } = useRead(api.getBrands, { path: { slug: list.project.slug } })
  return <BrandsScreen {...list} brands={read} onRetry={readAgain} />
}

export function BrandRoute() {
  const address = usePageSearch(brandForm)
  // Another brand begins anew.
  return <BrandForms key={address.id} {...address} />
}

function BrandForms(address: ItemAddress) {
  const { id } = address
  const project = useProject()
  const { slug } = project
  const path = { slug, id }
  const { brand, readAgain, update } = useBrand(id)
  const tags = useRead(api.getBrandTags, {})
  const cmsProviders = useRead(api.getCmsProviders, {})
  const library = useRead(getBrandImages, { path: { slug } }).read
  const verifying = useToasted(useWrite(api.verifyPopup, { of: id }), 'Your website was checked again')
  const record = useRecord({
    noun: brandNoun,
    address,
    saved: brand.status === 'ready' ? brand.value : null,
    draftFrom: api.brandRecord.draftFrom,
    update,
    save: (changes, key) => callSignedIn(api.saveBrand, { path, body: { brand: changes } }, { key }),
  })
  const removal = useRemoval({ record, remove: (key) => callSignedIn(api.deleteBrand, { path }, { key }) })
  return record.page(
    <BrandScreen
      brand={brand}
      tags={tags.read}
      cmsProviders={cmsProviders.read}
      library={library}
      project={project}
      hrefs={useBrandHrefs(id)}
      {...record.editing}
      {...removal}
      verifying={verifying.submission}
      onVerify={() => void verifying.send({ path: { slug }, body: { brandId: id } })}
      onRetry={readAgain}
      onRetryOptions={() => {
        tags.readAgain()
        cmsProviders.readAgain()
      }}
    />,
  )
}
