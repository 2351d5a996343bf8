import { isolated } from '../isolated.ts'
import type { DroppedFile } from './FileItem.tsx'
import type { Refused } from './files.ts'
import type { defaultMessages } from './messages.ts'

/** The announcement: how many of the listed files are uploaded, and which are not. */
export function newsOf(files: readonly DroppedFile[], refused: readonly Refused[], say: Pick<typeof defaultMessages, 'news'>): string {
  const done = files.filter(({ status }) => status === 'done').length
  const failed = files.flatMap((file) => (file.status === 'failed' ? [{ name: file.name, reason: file.error }] : []))
  const troubles = [...failed, ...refused].map(({ name, reason }) => `${isolated(name)}: ${reason}`)
  return [files.length === 0 ? '' : say.news(done, files.length + refused.length), ...troubles].join(' ').trim()
}
