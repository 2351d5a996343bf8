import { useState } from 'react'
import { changePhoto, getAmbassador, getAmbassadorStats } from '../../features/ambassador/api.ts'
import { AmbassadorScreen, type AmbassadorScreenProps } from '../../features/ambassador/AmbassadorScreen.tsx'
import { photoFailure, sizeProblem } from '../../features/ambassador/photo.ts'
import { frames } from '../../features/uploads/crop.ts'
import { targets } from '../../features/uploads/pixels.ts'
import type { PicturePart } from '../../ui/PictureCrop/CropFrame.tsx'
import { reportError } from '../runtime/page/report.ts'
import { prepare, useCropping } from '../runtime/uploads/pictures.ts'
import { useRead } from '../runtime/api/useRead.tsx'
import { useWrite } from '../runtime/api/useWrite.ts'
import { useHref } from '../runtime/routing/links.tsx'
import { check } from './addresses.ts'
import { useTitle } from './useTitle.ts'

export function AmbassadorRoute() {
  useTitle('Your profile')
  const ambassador = useRead(getAmbassador, {})
  const stats = useRead(getAmbassadorStats, {})
  const { send } = useWrite(changePhoto, { of: 'photo', sets: true })
  const [photo, setPhoto] = useState<AmbassadorScreenProps['photo']>({ uploading: false, problem: null })
  const { cropping, ask } = useCropping(targets.photo)
  const href = useHref()

  function choose(file: File) {
    const problem = sizeProblem(file)
    setPhoto({ uploading: false, problem })
    if (problem === null) void ask(file, frames.photo, (part) => void upload(file, part))
  }

  async function upload(file: File, part: PicturePart | null) {
    setPhoto({ uploading: true, problem: null })
    setPhoto({ uploading: false, problem: await problemOf(file, part) })
  }

  async function problemOf(file: File, part: PicturePart | null): Promise<string | null> {
    const prepared = await prepare(file, targets.photo, part)
    if (!prepared.ok) return prepared.error
    const picture = new File([prepared.file], file.name, { type: prepared.file.type, lastModified: file.lastModified })
    const answer = await send({ body: { profile_picture_upload: picture } })
    if (!answer || answer.ok) return null
    reportError(new Error('The photo was not uploaded.'), answer.failure)
    return photoFailure(answer.failure)
  }

  return (
    <AmbassadorScreen
      ambassador={ambassador.read}
      stats={stats.read}
      photo={photo}
      cropping={cropping}
      onPhoto={choose}
      // The person may close the device's own list of apps: that is no failure.
      onShare={'share' in navigator ? (url) => void navigator.share({ url }).catch(() => undefined) : null}
      backHref={href(check)}
      onRetry={() => [ambassador, stats].forEach(({ readAgain }) => readAgain())}
      onRetryStats={stats.readAgain}
    />
  )
}
