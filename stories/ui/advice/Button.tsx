import { Button } from '../../../ui/Button/Button.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'

export const oneSolid = () => (
  <Inline space="sm">
    <Button size="md">Send the gift</Button>
    <Button size="md" variant="quiet">
      Save as a draft
    </Button>
  </Inline>
)

export const twoSolids = () => (
  <Inline space="sm">
    <Button size="md">Send the gift</Button>
    <Button size="md" tone="danger">
      Delete it
    </Button>
  </Inline>
)

export const saysWhatItDoes = () => (
  <Stack space="sm">
    <TextField label="Offer code" kind="code" error="Enter your offer code." />
    <Button wide>Find my offer</Button>
  </Stack>
)

export const disabledTooSoon = () => (
  <Stack space="sm">
    <TextField label="Offer code" kind="code" />
    <Button wide disabled>
      OK
    </Button>
  </Stack>
)
