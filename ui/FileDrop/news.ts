import { isolated } from '../isolated.ts'
import type { DroppedFile } from './FileItem.tsx'
import type { defaultMessages } from './messages.ts'

/** The announcement: how many files are uploaded, and which failed. */
export function newsOf(files: readonly DroppedFile[], say: Pick<typeof defaultMessages, 'news'>): string {
  if (files.length === 0) return ''
  const done = files.filter(({ status }) => status === 'done').length
  const failed = files.filter((file) => file.status === 'failed')
  const troubles = failed.map(({ name, error }) => `${isolated(name)}: ${error}`)
  return [say.news(done, files.length), ...troubles].join(' ')
}
