import type { StoryModule } from './coverage.ts'

/** The sources of every test (path to text). */
export const testSources: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../{ui,features,apps,themes,mocks,.ci}/**/*.{test.ts,test.tsx,e2e.ts}',
  // Exhaustive: a folder whose name begins with a dot is left out otherwise.
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
)

/** Loads the module of every story but this page's own. */
export const loadStories = (): Promise<readonly StoryModule[]> =>
  Promise.all(Object.values(import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!./**'])).map((load) => load()))
