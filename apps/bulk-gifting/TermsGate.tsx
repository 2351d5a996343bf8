import { enterprise } from '#enterprise'
import type { ReactNode } from 'react'
import { getGiftingConfig } from '../../features/bulk-gifting/api.ts'
import { type GiftTerms, termsFromWire } from '../../features/bulk-gifting/terms.ts'
import { listStatus } from '../../features/shared/links/listStatus.ts'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { root } from './addresses.ts'
import { usePageSearch } from '../runtime/routing/links.tsx'

type Props = {
  /** Shown instead of a placeholder while they are read. */
  loading?: ReactNode
  children: (terms: GiftTerms) => ReactNode
}

/** Shows a page once the site's prices and country are known: the server's country, or else the enterprise's. */
export function TermsGate({ loading, children }: Props) {
  const { country } = usePageSearch(root)
  const { read, readAgain } = useRead(getGiftingConfig, { query: country === '' ? {} : { country } })
  if (loading && read.status === 'loading') return loading
  return (
    <ListStatus of={listStatus({ read, onRetry: readAgain })}>
      {read.status === 'ready' && children(termsFromWire(read.value, enterprise.settings.country))}
    </ListStatus>
  )
}
