declare module 'virtual:platewell-components' {
  /** The components that the package exports, by name. */
  export const components: Readonly<Record<string, import('./components.ts').ComponentFacts>>
}

declare module 'virtual:platewell-tokens' {
  export const tokenUses: import('./tokenUses.ts').TokenUses
}
