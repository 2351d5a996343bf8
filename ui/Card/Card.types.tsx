import { Card } from './Card.tsx'

/** Wrong uses of Card: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such background */}
    <Card tone="blue">Soup</Card>
    {/* @ts-expect-error -- it needs content */}
    <Card />
    {/* @ts-expect-error -- a card is not a button */}
    <Card onClick={() => {}}>Soup</Card>
  </>
)
