import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'

export const firstOne = () => (
  <EmptyState
    icon="gift"
    title="No gifts yet"
    text="A gift to your team takes three minutes."
    action={<Button size="md">Create a gift</Button>}
  />
)

export const apologises = () => <EmptyState icon="alert" title="Sorry!" text="Unfortunately we found nothing." />
