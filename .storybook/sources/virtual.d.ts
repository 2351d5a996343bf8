/** The text of each file, by its path: `stories/claim/Claim.stories.tsx`. */
declare module 'virtual:texts/*' {
  const texts: Readonly<Record<string, string>>
  export default texts
}

/** The states of each folder of stories. */
declare module 'virtual:boards' {
  const states: unknown
  export default states
}

/** The components that the package exports, by name. */
declare module 'virtual:components' {
  type Screen = { readonly title: string; readonly first: string }
  type Facts = { readonly from: string; readonly surfaces: readonly string[]; readonly screens: readonly Screen[] }
  const components: Readonly<Record<string, Facts>>
  export default components
}
