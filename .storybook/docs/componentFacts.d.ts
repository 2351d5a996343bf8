declare module 'virtual:platewell-components' {
  /** The components that the package exports, by name. */
  export const components: Readonly<Record<string, { readonly from: string; readonly surfaces: readonly string[] }>>
}
