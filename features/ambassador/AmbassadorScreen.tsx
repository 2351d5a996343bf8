import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
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
  /** Hands the link to another app of the device; null where the browser cannot. */
  onShare: ((link: string) => void) | null
  backHref: string
  onRetry: () => void
  onRetryStats: () => void
}

export function AmbassadorScreen(props: AmbassadorScreenProps) {
  const { ambassador, stats, photo, cropping, onPhoto, onShare, backHref, onRetry, onRetryStats } = props
  const link = ambassador.status === 'ready' ? ambassador.value.shareLink : null
  return (
    <PublicPage
      content="profile"
      back={{ href: backHref, label: 'Back' }}
      head={ambassador.status !== 'failed' && <Person read={ambassador} photo={photo} onPhoto={onPhoto} />}
      slip={ambassador.status === 'loading' ? <Skeleton shape="card" /> : link !== null && <ShareLink link={link} onShare={onShare} />}>
      <CropDialog cropping={cropping} target={targets.photo} />
      {ambassador.status === 'failed' ? (
        <ErrorState title="We can’t load your profile" text={readFailureText(ambassador.cause)} onRetry={onRetry} />
      ) : (
        <Statistics read={stats} onRetry={onRetryStats} />
      )}
    </PublicPage>
  )
}

type PersonProps = Pick<AmbassadorScreenProps, 'photo' | 'onPhoto'> & { read: Exclude<Remote<Ambassador>, { readonly status: 'failed' }> }

const Person = ({ read, ...photo }: PersonProps) =>
  read.status === 'loading' ? (
    <Stack space="md">
      <Waiting label="Getting your profile" />
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
    </Stack>
  ) : (
    <Profile ambassador={read.value} {...photo} />
  )

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
