import type { StoryContext } from '@storybook/react-vite'
import { fireEvent, waitFor } from 'storybook/test'

/** The gateway's inputs or buttons: it draws itself in shadow trees. */
export const drawnByGateway = <K extends 'input' | 'button'>(root: HTMLElement, kind: K): readonly HTMLElementTagNameMap[K][] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(kind) ?? [])])

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

/** Types a card into the gateway's field, which a wallet puts behind a button. */
export async function typeCard({ canvasElement, canvas, userEvent }: Context, number = '4242424242424242') {
  await waitFor(async () => {
    const fold = canvas.queryByRole('button', { name: 'Pay by card' })
    if (fold) await userEvent.click(fold)
    canvas.getByRole('group', { name: 'Card' })
  })
  const fields = await waitFor(() => {
    const inputs = drawnByGateway(canvasElement, 'input')
    if (inputs.length < 3) throw new Error('The card’s field is not there.')
    return inputs
  })
  // Simulated keys do not reach another document's tree.
  for (const [index, value] of [number, '1230', '123'].entries()) {
    const field = fields[index]
    if (field) await fireEvent.input(field, { target: { value } })
  }
}
