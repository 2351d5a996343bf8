/** The text of each file, by its path: `stories/claim/Claim.stories.tsx`. */
declare module 'virtual:texts/*' {
  const texts: Readonly<Record<string, string>>
  export default texts
}
