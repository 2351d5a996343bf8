/** The sources of every story and test, as the page about them reads them (path to text). */
export const sources: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../**/*.stories.tsx', '../../{ui,features,apps,themes,mocks,.ci}/**/*.{test.ts,test.tsx,e2e.ts}'],
  // Exhaustive, or a folder whose name begins with a dot would be left out.
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
)
