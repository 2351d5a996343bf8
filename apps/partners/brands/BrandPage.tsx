import type { ReactNode } from 'react'
import type { Brand } from '../../../features/partners/brands/brand.ts'
import { GoneScreen } from '../../../features/partners/records/GoneScreen.tsx'
import { listStatus } from '../../../features/shared/links/listStatus.ts'
import { Screen } from '../../../features/shared/screens/Screen.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useBrand } from './useBrand.ts'
import { useProjectHref } from '../project/useProjectHref.ts'

/** A page of the brand that the address names, once it is read. */
export function BrandPage({ children }: { readonly children: (brand: Brand) => ReactNode }) {
  const { brand, readAgain } = useBrand()
  const href = useProjectHref()
  if (brand.status === 'ready' && brand.value) return children(brand.value)
  if (brand.status === 'ready') return <GoneScreen noun="brand" back={<TextLink href={href('/brands')}>Back to the brands</TextLink>} />
  return (
    <Screen title="Brand">
      <ListStatus of={listStatus({ read: brand, onRetry: readAgain })}>{null}</ListStatus>
    </Screen>
  )
}
