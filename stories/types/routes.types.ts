import { useGo, useHref, usePageSearch } from '../../apps/runtime/routing/links.tsx'
import { calculator, create, redemptions } from '../../apps/bulk-gifting/addresses.ts'

// An address that no page has, and a search value that its page does not read, do not compile.

export function useTypes() {
  const href = useHref()
  const go = useGo()
  href(create, { step: 'gift', country: 'NZ' })
  href(redemptions, { page: 2 }, { id: '7' })
  // @ts-expect-error -- an address is a route, and no text
  href('/dashboad')
  // @ts-expect-error -- no such step
  href(create, { step: 'gifts' })
  // @ts-expect-error -- no such parameter
  href(create, { steps: 'gift' })
  // @ts-expect-error -- a page is a number
  href(redemptions, { page: '2' }, { id: '7' })
  // @ts-expect-error -- the path names an order
  href(redemptions, {})
  // @ts-expect-error -- this page has no search of its own
  go(calculator, { spend: '50' })
  go(redemptions, {}, { params: { id: '7' } })
  // @ts-expect-error -- the path names an order
  go(redemptions, {})
  const { step, spend, country } = usePageSearch(create)
  // @ts-expect-error -- no such step
  return [step === 'gifts', spend.length, country.length]
}
