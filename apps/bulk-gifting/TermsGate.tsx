import type { ReactNode } from 'react'
import type { GiftTerms } from '../../features/bulk-gifting/terms.ts'
import { listStatus } from '../../features/shared/links/listStatus.ts'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { useTerms } from './useTerms.ts'

/** Shows a page once its prices and its country are known. */
export function TermsGate({ children }: { readonly children: (terms: GiftTerms) => ReactNode }) {
  const { terms, readAgain } = useTerms()
  return <ListStatus of={listStatus({ read: terms, onRetry: readAgain })}>{terms.status === 'ready' && children(terms.value)}</ListStatus>
}
