import { expect, it } from 'vitest'
import { Pagination } from './Pagination.tsx'

it('turns pages by addresses or by itself, not both and not neither', () => {
  const wrong = [
    // @ts-expect-error -- nothing would turn the page
    <Pagination key="1" label="Orders" page={1} count={3} />,
    // @ts-expect-error -- two ways to the same page
    <Pagination key="2" label="Orders" page={1} count={3} hrefOf={String} onTurn={() => {}} />,
  ]
  expect(wrong).toHaveLength(2)
})
