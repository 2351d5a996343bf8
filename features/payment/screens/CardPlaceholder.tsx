import { Card } from '../../../ui/Card/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'

/** A placeholder with the height of the payment gateway's field. */
export const CardPlaceholder = () => (
  <Card tone="outlined">
    <Skeleton shape="line" />
  </Card>
)
