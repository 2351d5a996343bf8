interface Product {
  /** The folder that is made; it need not be there yet. */
  readonly output: string
  /** Files and folders that it is made of, beside what the environment tells. */
  readonly sources: readonly string[]
}

/** Makes an output anew only where its sources, or it, have changed since the last time. Gives whether it did. */
export declare function whenChanged(product: Product, make: () => Promise<void>): Promise<boolean>
