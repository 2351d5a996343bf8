declare module 'virtual:platewell-components' {
  type Screen = { readonly title: string; readonly first: string }
  type Facts = { readonly from: string; readonly surfaces: readonly string[]; readonly screens: readonly Screen[] }
  /** The components that the package exports, by name. */
  export const components: Readonly<Record<string, Facts>>
}

declare module 'virtual:platewell-tokens' {
  /** The users of each token. */
  export const tokenUses: Readonly<Record<string, readonly string[]>>
}
