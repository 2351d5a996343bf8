import { expect, it } from 'vitest'
import { reachedApps } from './reachedApps.ts'

it('a change reaches the apps that import it, those of its folder, and all where no import names it', () => {
  expect(reachedApps(['apps/diner/routes.tsx'])).toEqual(['diner'])
  expect(reachedApps(['features/claim/ClaimScreen.tsx'])).toEqual(['claim'])
  expect(reachedApps(['ui/Button/Button.tsx']).length).toBeGreaterThan(9)
  expect(reachedApps(['mocks/server.ts'])).toEqual(reachedApps(['themes/copperline/enterprise.ts']))
  expect(reachedApps(['stories/claim/Claim.stories.tsx', 'apps/diner/diner.e2e.ts', 'README.md'])).toEqual([])
})
