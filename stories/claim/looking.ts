import type { StoryContext } from '@storybook/react-vite'
import { isMockFunction } from 'storybook/test'
import type { ClaimEvent, EventOf } from '../../features/claim/events.ts'

/** The part of a story's context that the helpers need. */
export type Looker = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

/** Opens the offer's terms and returns them by name. */
export async function readTerms({ canvas, userEvent }: Looker): Promise<Readonly<Record<string, string>>> {
  await userEvent.click(canvas.getByText('Terms of the offer'))
  const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
  const details = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(terms.map((term, index) => [term, details[index] ?? '']))
}

/** The elements that make the page scroll sideways. */
export function overflowing(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 30)}`)
}

/** The events of one type that a screen has sent, in order. */
export function eventsOf<Type extends ClaimEvent['type']>(send: (event: ClaimEvent) => void, type: Type): readonly EventOf<Type>[] {
  if (!isMockFunction(send)) throw new Error('The story must give the screen a spy to send to.')
  return send.mock.calls.flatMap(([event]: readonly ClaimEvent[]) => (isOf(event, type) ? [event] : []))
}

const isOf = <Type extends ClaimEvent['type']>(event: ClaimEvent | undefined, type: Type): event is EventOf<Type> => event?.type === type
