import { signUpload } from '../../../features/partners/images/api.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import { readFailureText } from '../../../features/shared/api/answers/failureText.ts'
import type { HostedPicture } from '../../../features/uploads/uploads.ts'
import type { CallOptions } from '../../runtime/api/call.ts'
import { callSignedIn } from '../../runtime/api/callSignedIn.ts'
import { type Sent, sendToHost } from '../../runtime/uploads/sendToHost.ts'
import type { SendOptions } from '../../runtime/uploads/useUploads.ts'

type Picture = { readonly file: Blob; readonly name: string; readonly options: SendOptions }

/**
 * Sends a picture to the image host, then reports it to the API under the file's key: once for each file. An old signature is
 * renewed.
 */
export async function uploadPicture(
  slug: string,
  { file, name, options }: Picture,
  add: (picture: HostedPicture, call: Required<Pick<CallOptions, 'key' | 'signal'>>) => Promise<Answer<unknown>>,
): Promise<Sent> {
  const { id, signal } = options
  const attempt = async (): Promise<Sent> => {
    const signed = await callSignedIn(signUpload, { path: { slug } }, { signal })
    return signed.ok ? sendToHost(file, name, signed.value.signing, options) : { ok: false, error: readFailureText(signed.failure) }
  }
  const first = await attempt()
  const sent = !first.ok && first.isExpired ? await attempt() : first
  if (!sent.ok) return sent
  const added = await add(sent.value, { key: id, signal })
  return added.ok ? sent : { ok: false, error: readFailureText(added.failure) }
}
