import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, refused } from '../../../features/shared/api/answers/answer.ts'
import type { Sent } from '../../runtime/uploads/sendToHost.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { uploadPicture } from './uploadPicture.ts'

const sendToHost = vi.hoisted(() => vi.fn<() => Promise<Sent>>())
vi.mock('../../runtime/uploads/sendToHost.ts', () => ({ sendToHost }))

const picture = { imageId: 'image-1', url: 'https://images.example/1.png' }
const hosted: Sent = { ok: true, value: picture }
const expired: Sent = { ok: false, error: 'Too old.', isExpired: true }
const add = vi.fn(async () => answered({}))
const { signal } = new AbortController()
const upload = () =>
  uploadPicture('harbor', { file: new Blob(['png']), name: 'menu.png', options: { id: 'file-1', signal, onShare: () => undefined } }, add)

beforeEach(() => {
  vi.clearAllMocks()
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('partner')
  answer(() => json({ image_signature: { name: 'cloud', signature: 'signed' } }))
})

describe('PRT-17 a picture', () => {
  it('NET-08 is added under the key of its file once the host has it', async () => {
    sendToHost.mockResolvedValue(hosted)
    expect(await upload()).toEqual(hosted)
    expect(add.mock.calls).toEqual([[picture, { key: 'file-1', signal }]])
  })

  it('is signed again once where the signature was too old, and not a third time', async () => {
    sendToHost.mockResolvedValueOnce(expired).mockResolvedValue(hosted)
    expect(await upload()).toEqual(hosted)
    expect(sent).toHaveLength(2)
    sendToHost.mockReset().mockResolvedValue(expired)
    expect(await upload()).toEqual(expired)
    expect(sent).toHaveLength(4)
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('is not added without the host, and has failed if it was not added', async () => {
    sendToHost.mockResolvedValue({ ok: false, error: 'Not taken.' })
    expect(await upload()).toEqual({ ok: false, error: 'Not taken.' })
    expect(add).not.toHaveBeenCalled()
    sendToHost.mockResolvedValue(hosted)
    add.mockResolvedValueOnce(refused('The gallery is full.'))
    expect(await upload()).toMatchObject({ ok: false, error: 'The gallery is full.' })
  })
})
