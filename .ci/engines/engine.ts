export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
export type Scheme = 'light' | 'dark'

/** One tab of a browser. Each call is done in it, whichever tab was used before. */
export type Tab = {
  readonly open: (address: string) => Promise<void>
  /** The value of a JavaScript expression in the page; a promise is waited for. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses with the mouse, as often as said, in quick succession; `held` is how long each time, in milliseconds. */
  readonly press: (at: Point, times: number, held: number) => Promise<void>
  /** Presses keys one after the other: a character, or a name such as `Enter`; `Control+a` holds the first down. */
  readonly keys: (keys: readonly string[]) => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly reload: () => Promise<void>
  /** The page's own size, or as near to it as the window can be. */
  readonly resize: (size: Size) => Promise<void>
}

/** A browser that remembers nothing of any other. */
export type Browser = { readonly newTab: () => Promise<Tab>; readonly close: () => Promise<void> }

export type Engine = {
  readonly name: string
  /** The browser's name and version. */
  readonly version: string
  readonly launch: (scheme: Scheme) => Promise<Browser>
  readonly stop: () => Promise<void>
}

/** The parts of `Control+a`: the key that is held, where there is one, and the key that is pressed. */
export function partsOf(key: string): { readonly held: string | null; readonly pressed: string } {
  const [, held = null, pressed = key] = /^(\w+)\+(.+)$/.exec(key) ?? []
  return { held, pressed }
}
