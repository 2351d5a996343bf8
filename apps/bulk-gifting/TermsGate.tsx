import type { ReactNode } from 'react'
import type { GiftTerms } from '../../features/bulk-gifting/terms.ts'
import { listStatus } from '../../features/shared/links/listStatus.ts'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { useTerms } from './useTerms.ts'

type Props = {
  /** Shown instead of a placeholder while they are read. */
  loading?: ReactNode
  children: (terms: GiftTerms) => ReactNode
}

/** Shows a page once its prices and its country are known. */
export function TermsGate({ loading, children }: Props) {
  const { terms, readAgain } = useTerms()
  if (loading && terms.status === 'loading') return loading
  return <ListStatus of={listStatus({ read: terms, onRetry: readAgain })}>{terms.status === 'ready' && children(terms.value)}</ListStatus>
}
