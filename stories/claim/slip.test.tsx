import { expect, it } from 'vitest'
import { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { states } from '../../features/claim/examples/states.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { markupOf } from '../saidSums.tsx'
import { claimScreenMeta } from './claimScreenMeta.tsx'

it('each state that has the offer shows its slip: from the code to the end nothing takes it away', () => {
  const all = Object.entries({ ...states, ...variants }).map(([name, state]) => ({
    name,
    has: JSON.stringify(state).includes('"contactNeed"'),
    shows: markupOf(<ClaimScreen {...claimScreenMeta.args} state={state} />).includes('data-face="offer"'),
  }))
  const loading = ({ name }: { name: string }) => name.startsWith('loadingOffer')
  expect(all.filter(({ has }) => has).length).toBeGreaterThan(20)
  expect(all.filter((each) => each.has !== each.shows && !loading(each)).map(({ name }) => name)).toEqual([])
})
