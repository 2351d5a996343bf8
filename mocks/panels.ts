import type { PanelWire } from '../features/purchase/panelWire.ts'
import { looks } from './panels/looks.ts'
import { openAmounts } from './panels/openAmounts.ts'
import { sales } from './panels/sales.ts'

/** What a restaurant of the sandbox sells. */
export type SandboxPanel = {
  /** By which the page's address names it: `?project=…` */
  readonly slug: string
  /** For the sandbox's home page: what is special. */
  readonly title: string
  readonly wire: PanelWire
}

/** Every purchase page of the sandbox. The first is the one that an address without a restaurant opens. */
export const panels: readonly SandboxPanel[] = [...sales, ...openAmounts, ...looks]

/** @throws for a page that there is not. */
export function panelNamed(slug: string): PanelWire {
  const found = panels.find((panel) => panel.slug === slug)
  if (!found) throw new Error(`There is no purchase page "${slug}".`)
  return found.wire
}

/** Promo codes that the sandbox accepts; any other is refused. */
export const promoCodes: readonly string[] = ['SPRING10', 'FEAST']
