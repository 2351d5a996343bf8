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
