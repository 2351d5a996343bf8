import type { ReactElement } from 'react'

/** An app, opened at an address of its history. */
export interface App {
  /** The path that the app is served from, without the slash at its end. */
  readonly basepath: string
  readonly element: ReactElement
  /** Loads what the address shows first: until then the shell stays. */
  readonly load: () => Promise<unknown>
  /** The pattern of the page that is shown, which holds no part of its address: `/locations/$id`. */
  readonly page: () => string
}
