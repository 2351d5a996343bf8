import { beforeEach, expect, it } from 'vitest'
import type { Upload } from '../../../features/uploads/uploads.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { readReviewDraft, saveReviewDraft } from './reviewDraft.ts'

const file = { id: 'file-1', name: 'menu.png', size: 1_024, choice: { id: 0, size: 1, refused: 0 } }
const picture = { imageId: 'image-1', url: 'https://images.example/1.png' }
const done: Upload = { ...file, status: 'done', preview: picture.url, picture }

beforeEach(() => stubBrowser())

it('REV-01 what was typed and uploaded for a review comes back for this review alone', () => {
  saveReviewDraft('41', { message: 'Please change the title', uploads: [done] })
  expect(readReviewDraft('41')).toEqual({ message: 'Please change the title', uploads: [done] })
  expect(readReviewDraft('42')).toEqual({ message: '', uploads: [] })
  saveReviewDraft('41', { message: '', uploads: [] })
  expect(readReviewDraft('41')).toEqual({ message: '', uploads: [] })
})

it('REV-04 pictures that the image host does not have are lost with the page', () => {
  const others: readonly Upload[] = [
    { ...file, id: 'file-2', status: 'waiting' },
    { ...file, id: 'file-3', status: 'sending', share: 0.5 },
    { ...file, id: 'file-4', status: 'failed', error: 'No.' },
  ]
  saveReviewDraft('41', { message: '', uploads: [...others, done] })
  expect(readReviewDraft('41').uploads).toEqual([done])
})
