import { Card } from './Card.tsx'

/** Wrong uses of Card: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such ground */}
    <Card tone="blue">Soup</Card>
    {/* @ts-expect-error -- an empty ground is none */}
    <Card />
    {/* @ts-expect-error -- a card is no button: put the button on it */}
    <Card onClick={() => {}}>Soup</Card>
  </>
)
