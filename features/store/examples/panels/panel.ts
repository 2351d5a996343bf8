import type { PanelWire } from '../../panelWire.ts'

/** A restaurant of the sandbox and what it sells. */
export type SandboxPanel = {
  /** Its name in the page's address: `?project=…` */
  readonly slug: string
  /** For the sandbox's home page. */
  readonly title: string
  readonly wire: PanelWire
}
