import type { PanelWire } from '../features/purchase/panelWire.ts'
import { variants } from './panels/variants.ts'
import { openAmounts } from './panels/openAmounts.ts'
import { sales } from './panels/sales.ts'

/** What a restaurant of the sandbox sells. */
export type SandboxPanel = {
  /** The page's address names it so: `?project=…` */
  readonly slug: string
  /** For the sandbox's home page: what is special. */
  readonly title: string
  readonly wire: PanelWire
}

/** Every purchase page of the sandbox. An address without a restaurant opens the first. */
export const panels: readonly SandboxPanel[] = [...sales, ...openAmounts, ...variants]

/** @throws for an unknown page. */
export function panelNamed(slug: string): PanelWire {
  const found = panels.find((panel) => panel.slug === slug)
  if (!found) throw new Error(`There is no purchase page "${slug}".`)
  return found.wire
}

/** Promo codes that the sandbox accepts; any other is refused. */
export const promoCodes: readonly string[] = ['SPRING10', 'FEAST']
