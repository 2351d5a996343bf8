import { Card } from '../../../ui/Card/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'

/** Keeps the place of the provider's field, which is a line of text within a card's border. */
export const CardPlace = () => (
  <Card tone="outlined">
    <Skeleton shape="line" />
  </Card>
)
