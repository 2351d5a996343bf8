import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { changePhoto, getAmbassador, getAmbassadorStats } from '../../features/ambassador/api.ts'
import { AmbassadorScreen, type AmbassadorScreenProps } from '../../features/ambassador/AmbassadorScreen.tsx'
import { photoFailure, sizeProblem } from '../../features/ambassador/photo.ts'
import { checkAddress } from '../../features/diner/address.ts'
import { reportError } from '../runtime/page/reportError.ts'
import { signOut } from '../runtime/session/session.ts'
import { prepare } from '../runtime/uploads/prepare.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { useWrite } from '../runtime/api/useWrite.ts'
import { useHref } from '../runtime/page/useHref.ts'

/** The profile of the ambassador who is signed in. */
export function AmbassadorRoute() {
  const ambassador = useRead(getAmbassador, {})
  const stats = useRead(getAmbassadorStats, {})
  // The profile is read again after a success, and with it the photo (B §4.6).
  const { send } = useWrite(changePhoto, { invalidates: [getAmbassador] })
  const [photo, setPhoto] = useState<AmbassadorScreenProps['photo']>({ uploading: false, problem: null })
  const address = z.parse(checkAddress, useSearch({ strict: false }))
  const href = useHref()

  async function upload(file: File) {
    setPhoto({ uploading: true, problem: null })
    setPhoto({ uploading: false, problem: await problemOf(file) })
  }

  async function problemOf(file: File): Promise<string | null> {
    const tooLarge = sizeProblem(file)
    if (tooLarge !== null) return tooLarge
    const prepared = await prepare(file, null)
    if (!prepared.ok) return prepared.error
    const answer = await send({ body: { profile_picture_upload: file } })
    if (!answer || answer.ok) return null
    reportError(new Error('The photo was not uploaded.'), answer.failure)
    return photoFailure(answer.failure)
  }

  return (
    <AmbassadorScreen
      ambassador={ambassador.read}
      stats={stats.read}
      photo={photo}
      onPhoto={(file) => void upload(file)}
      backHref={href('/', address)}
      onSignOut={signOut}
      onRetry={() => [ambassador, stats].forEach(({ readAgain }) => readAgain())}
      onRetryStats={stats.readAgain}
    />
  )
}
