import type { StoryModule } from './coverage.ts'

/** Loads the sources of every test (path to text). */
export async function loadTests(): Promise<Readonly<Record<string, string>>> {
  const sources = import.meta.glob<string>('../../{ui,features,apps,themes,mocks,.ci}/**/*.{test.ts,test.tsx,e2e.ts}', {
    query: '?raw',
    import: 'default',
    // A folder whose name begins with a dot is left out otherwise.
    exhaustive: true,
  })
  return Object.fromEntries(await Promise.all(Object.entries(sources).map(async ([path, load]) => [path, await load()] as const)))
}

/** Loads the module of every story but this page's own. */
export const loadStories = (): Promise<readonly StoryModule[]> =>
  Promise.all(Object.values(import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!./**'])).map((load) => load()))
