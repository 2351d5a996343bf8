import type { PanelWire } from '../panelWire.ts'
import type { SandboxPanel } from './panels/panel.ts'
import { variants } from './panels/variants.ts'
import { openAmounts } from './panels/openAmounts.ts'
import { sales } from './panels/sales.ts'

/** Every purchase page of the sandbox. An address without a restaurant opens the first. */
export const panels: readonly SandboxPanel[] = [...sales, ...openAmounts, ...variants]

/** @throws for an unknown page. */
export function panelNamed(slug: string): PanelWire {
  const found = panels.find((panel) => panel.slug === slug)
  if (!found) throw new Error(`There is no purchase page "${slug}".`)
  return found.wire
}

/** The promo codes that the sandbox accepts. */
export const promoCodes: readonly string[] = ['SPRING10', 'FEAST']
