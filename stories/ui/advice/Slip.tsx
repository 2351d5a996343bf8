import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'

export const shortFacts = () => (
  <Slip
    face="offer"
    label="An offer with short facts"
    kicker="An offer for you"
    amount="$25"
    title="Off your first dinner"
    stub={[
      { term: 'Ends', detail: 'June 1' },
      { term: 'Minimum', detail: '$50' },
    ]}
  />
)

export const twoOnAPage = () => (
  <Stack space="md">
    <Slip face="offer" label="An offer" kicker="An offer for you" amount="$25" />
    <Slip face="credit" label="Credit beside it" kicker="Dining credit" amount="$120" />
  </Stack>
)
