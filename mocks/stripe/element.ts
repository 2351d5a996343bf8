type Listener = (event: object) => void

/** The events of every field and button of the provider. */
export class ProviderElement {
  readonly #listeners = new Map<string, Set<Listener>>()

  on = (name: string, listener: Listener): this => {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener))
    return this
  }

  off = (name: string, listener: Listener): this => {
    this.#listeners.get(name)?.delete(listener)
    return this
  }

  once = (name: string, listener: Listener): this => this.on(name, listener)
  update(): void {}
  blur(): void {}
  clear(): void {}

  protected tell(name: string, event: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event)
  }
}
