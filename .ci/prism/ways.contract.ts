import { calledRoutes } from '../faults/calledRoutes.ts'
import { screenOf } from '../../apps/e2e/faults/screen.ts'
import { ways } from '../../apps/e2e/faults/ways.ts'
import { expect, test } from '../../apps/e2e/test.ts'
import { answerByContract } from './prism.ts'

// The sandbox leads up to each call of the apps. Then a server answers that has read the contract and nothing else of the project.

const routes = await calledRoutes()

// The contract has in words what the apps put in the place of a value: `draws.contract.ts` tests which.
test.use({ tolerated: [/a part of the answer was dropped/], viewport: { width: 1280, height: 720 } })

for (const [app, list] of Object.entries(ways))
  for (const way of list)
    test(`NET-05 ${app}: ${way.title}`, async ({ page, context, sandbox, enterprise, guest, baseURL: visited = '' }) => {
      const screen = await screenOf(context, page)
      const visit = { page, sandbox, enterprise, guest }
      await way.ready?.(visit)
      await screen.settle()
      const called = way.calls.flatMap((call) => routes.get(call) ?? [])
      const broken = await answerByContract(context, called)
      await way.act(visit)
      await screen.settle()
      // A payment provider's or bank's address, at random, leads out of the app.
      if (page.url().startsWith(visited)) await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByText('an answer that we could not read')).toHaveCount(0)
      expect(broken).toEqual([])
    })
