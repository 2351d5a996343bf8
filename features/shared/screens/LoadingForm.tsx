import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from './Screen.tsx'
import { type WaitProps, Waiting } from './Waiting.tsx'

type Props = WaitProps & {
  title: string
  intro: string
  /** Announced at first: "Fetching your order". */
  label: string
}

/** A placeholder of a form while it is being read. It can be the shell of a page. */
export const LoadingForm = ({ title, intro, label, onTryAgain }: Props) => (
  <Screen title={title} intro={intro}>
    <Waiting label={label} onTryAgain={onTryAgain} />
    <Stack space="md">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </Stack>
  </Screen>
)
