export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** One tab of a browser. Each call acts in this tab, whichever tab was used last. */
export type Tab = {
  readonly open: (address: string) => Promise<unknown>
  /** The value of a JavaScript expression in the page. Awaits a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks the mouse `times` times in quick succession; each press lasts `held` milliseconds. */
  readonly press: (at: Point, times: number, held: number) => Promise<void>
  /** Presses a key: a character, or a name such as `Enter`. With `held`, that key is held down. */
  readonly key: (name: string, held?: string) => Promise<void>
  readonly reload: () => Promise<unknown>
  /** Resizes the page, or comes as near to the size as the window allows. */
  readonly resize: (size: Size) => Promise<unknown>
}

/** A browser with an empty profile. */
export type Browser = { readonly newTab: () => Promise<Tab>; readonly close: () => Promise<unknown> }

export type Engine = { readonly launch: () => Promise<Browser>; readonly stop: () => void }
