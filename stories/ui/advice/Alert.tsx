import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'

export const thenWhatToDo = () => (
  <Alert tone="warning" title="You are offline">
    What you typed is kept. Go on when you are connected.
  </Alert>
)

export const several = () => (
  <Stack space="xs">
    <Alert tone="danger" title="Read this first!" />
    <Alert tone="warning" title="You are offline" />
    <Alert tone="info" title="We have new hours" />
  </Stack>
)
