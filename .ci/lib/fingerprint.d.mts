interface Product {
  /** The output folder; it may not exist yet. */
  readonly output: string
  /** The source files and folders. */
  readonly sources: readonly string[]
}

/** Rebuilds an output if it or its sources have changed since the last build. Returns whether it did. */
export declare function whenChanged(product: Product, make: () => Promise<void>): Promise<boolean>
