import { useState } from 'react'
import { changePhoto, getAmbassador, getAmbassadorStats } from '../../features/ambassador/api.ts'
import { AmbassadorScreen } from '../../features/ambassador/AmbassadorScreen.tsx'
import { type PhotoProblem, photoProblem } from '../../features/ambassador/photo.ts'
import { reportError } from '../runtime/reportError.ts'
import { useRead } from '../runtime/useRead.ts'
import { useWrite } from '../runtime/useWrite.ts'
import { useHref } from '../runtime/useHref.ts'

/** The profile of the ambassador who is signed in (AMB-01 to AMB-04). */
export function AmbassadorRoute() {
  const ambassador = useRead(getAmbassador, {})
  const stats = useRead(getAmbassadorStats, {})
  // The profile is read again after a success, and with it the photo (B §4.6).
  const { submission, send } = useWrite(changePhoto, { invalidates: [getAmbassador] })
  const [problem, setProblem] = useState<PhotoProblem | 'failed' | null>(null)
  const href = useHref()

  async function upload(file: File) {
    const unfit = await photoProblem(file)
    setProblem(unfit)
    if (unfit !== null) return
    const answer = await send({ body: { profile_picture_upload: file } })
    if (!answer || answer.ok) return
    reportError(new Error('The photo was not uploaded.'), answer.failure)
    setProblem('failed')
  }

  return (
    <AmbassadorScreen
      ambassador={ambassador.read}
      stats={stats.read}
      photo={{ uploading: submission.phase === 'sending', problem }}
      onPhoto={(file) => void upload(file)}
      backHref={href('/')}
      onRetry={() => [ambassador, stats].forEach(({ readAgain }) => readAgain())}
      onRetryStats={stats.readAgain}
    />
  )
}
