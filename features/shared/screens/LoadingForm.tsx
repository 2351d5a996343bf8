import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from './Screen.tsx'
import { type WaitProps, Waiting } from './Waiting.tsx'

type Props = WaitProps & {
  title: string
  intro?: string
  /** Announced at first: "Fetching your order". */
  label: string
  /** @default 2 */
  fields?: 1 | 2
}

/** A placeholder of a form while it is being read. It can be the shell of a page. */
export const LoadingForm = ({ title, intro, label, fields = 2, onTryAgain }: Props) => (
  <Screen title={title} {...(intro !== undefined && { intro })}>
    <Waiting label={label} onTryAgain={onTryAgain} />
    <Stack space="md">
      <Skeleton shape="field" />
      {fields === 2 && <Skeleton shape="field" />}
      <Skeleton shape="button" />
    </Stack>
  </Screen>
)
