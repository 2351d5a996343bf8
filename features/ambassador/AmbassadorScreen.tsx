import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import type { Remote } from '../shared/api/remote.ts'
import { Waiting } from '../shared/screens/Waiting.tsx'
import type { Ambassador, AmbassadorStats } from './ambassador.ts'
import type { Cropping } from '../uploads/crop.ts'
import { CropDialog } from '../uploads/CropDialog.tsx'
import { targets } from '../uploads/pixels.ts'
import { Profile } from './screens/Profile.tsx'
import { ShareLink } from './screens/ShareLink.tsx'
import { Stats } from './screens/Stats.tsx'

export type AmbassadorScreenProps = {
  ambassador: Remote<Ambassador>
  stats: Remote<AmbassadorStats>
  /** `problem`: the fault of the chosen file, or the failure of the upload. */
  photo: { readonly uploading: boolean; readonly problem: string | null }
  /** The chosen photo, of which a part is being chosen; null for none. */
  cropping: Cropping | null
  onPhoto: (file: File) => void
  backHref: string
  onRetry: () => void
  onRetryStats: () => void
}

export function AmbassadorScreen(props: AmbassadorScreenProps) {
  const { ambassador, stats, photo, cropping, onPhoto, backHref, onRetry, onRetryStats } = props
  return (
    <PublicPage content="wide">
      <Stack space="xl">
        <div>
          <TextLink icon="back" href={backHref}>
            Back
          </TextLink>
        </div>
        <Person read={ambassador} photo={photo} onPhoto={onPhoto} onRetry={onRetry} />
        <CropDialog cropping={cropping} target={targets.photo} />
        {ambassador.status === 'ready' && ambassador.value.shareLink !== null && <ShareLink link={ambassador.value.shareLink} />}
        {ambassador.status !== 'failed' && <Statistics read={stats} onRetry={onRetryStats} />}
      </Stack>
    </PublicPage>
  )
}

type PersonProps = Pick<AmbassadorScreenProps, 'photo' | 'onPhoto' | 'onRetry'> & { read: Remote<Ambassador> }

function Person({ read, onRetry, ...photo }: PersonProps) {
  switch (read.status) {
    case 'loading':
      return (
        <Stack space="md">
          <Waiting label="Getting your profile" />
          <Skeleton shape="heading" />
          <Skeleton shape="line" />
        </Stack>
      )
    case 'failed':
      return <ErrorState title="We can’t load your profile" text={readFailureText(read.cause)} onRetry={onRetry} />
    case 'ready':
      return <Profile ambassador={read.value} {...photo} />
  }
}

type StatisticsProps = { readonly read: Remote<AmbassadorStats>; readonly onRetry: () => void }

function Statistics({ read, onRetry }: StatisticsProps) {
  switch (read.status) {
    case 'loading':
      return (
        <>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      )
    case 'failed':
      return <ErrorState title="We can’t load your statistics" text={readFailureText(read.cause)} onRetry={onRetry} />
    case 'ready':
      return <Stats stats={read.value} />
  }
}
