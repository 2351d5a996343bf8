import type { GiftingPage } from '../../features/bulk-gifting/GiftingFrame.tsx'

export const pathOf = { create: '/', dashboard: '/dashboard', calculator: '/calculator' } as const satisfies Record<GiftingPage, string>

/** The page of the navigation that an address belongs to. */
export function pageAt(pathname: string): GiftingPage {
  if (pathname.startsWith('/dashboard') || pathname === '/redemptions') return 'dashboard'
  return pathname === '/calculator' ? 'calculator' : 'create'
}
