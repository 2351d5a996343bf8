export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
export type Scheme = 'light' | 'dark'

/** One tab of a browser. Each call acts in this tab, whichever tab was used last. */
export type Tab = {
  readonly open: (address: string) => Promise<void>
  /** The value of a JavaScript expression in the page. Awaits a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks the mouse `times` times in quick succession; each press lasts `held` milliseconds. */
  readonly press: (at: Point, times: number, held: number) => Promise<void>
  /** Presses keys one after the other: a character, or a name such as `Enter`. `Control+a` holds the first key down. */
  readonly keys: (keys: readonly string[]) => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Resizes the page, or comes as near to the size as the window allows. */
  readonly resize: (size: Size) => Promise<void>
}

/** A browser with an empty profile. */
export type Browser = { readonly newTab: () => Promise<Tab>; readonly close: () => Promise<void> }

export type Engine = {
  readonly name: string
  readonly version: string
  readonly launch: (scheme: Scheme) => Promise<Browser>
  readonly stop: () => Promise<void>
}

/** Splits `Control+a` into the held key, if any, and the pressed key. */
export function partsOf(key: string): { readonly held: string | null; readonly pressed: string } {
  const [, held = null, pressed = key] = /^(\w+)\+(.+)$/.exec(key) ?? []
  return { held, pressed }
}
