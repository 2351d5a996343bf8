import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type UploadEvent, type Uploads, atOnce, isUploading, partialFailure, picturesOf, uploadTransition } from './uploads.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const id = fc.constantFrom(...ids)
const picture = { imageId: 'image-1', url: '/image-1' }

const event: fc.Arbitrary<UploadEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('chosen'),
      files: fc.uniqueArray(fc.record({ id, name: id, size: fc.nat() }), { selector: (file) => file.id }),
      refused: fc.nat({ max: 3 }),
    }),
  },
  fc.record({ type: fc.constant('previewed'), id, preview: fc.constant('data:') }),
  fc.record({ type: fc.constant('progressed'), id, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ type: fc.constant('uploaded'), id, picture: fc.constant(picture) }),
  fc.record({ type: fc.constant('failed'), id, error: fc.constant('Lost') }),
  fc.record({ type: fc.constant('retried'), id }),
  fc.record({ type: fc.constant('removed'), id }),
  fc.record({ type: fc.constant('taken') }),
)

/** Follows the events; `each` sees every step. */
function follow(
  events: readonly UploadEvent[],
  each?: (before: Uploads, event: UploadEvent, step: ReturnType<typeof uploadTransition>) => void,
) {
  return events.reduce<Uploads>((before, event) => {
    const step = uploadTransition(before, event)
    each?.(before, event, step)
    return step[0]
  }, [])
}

const others = (uploads: Uploads, id: string) => uploads.filter((upload) => upload.id !== id)

describe('PRT-17 REV-04 the files of an upload', () => {
  it('are sent a few at a time, and none waits while there is room', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        follow(events, (_, __, [uploads]) => {
          const sending = uploads.filter(({ status }) => status === 'sending').length
          expect(sending).toBeLessThanOrEqual(atOnce)
          if (sending < atOnce) expect(uploads.some(({ status }) => status === 'waiting')).toBe(false)
        })
      }),
    )
  })

  it('start once for each choice and each retry, and are cancelled when removed', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const running = new Set<string>()
        follow(events, (_, event, [uploads, ...commands]) => {
          if (event.type === 'uploaded' || event.type === 'failed') running.delete(event.id)
          for (const command of commands) {
            expect(running.has(command.id)).toBe(command.type === 'cancel')
            if (command.type === 'cancel') running.delete(command.id)
            else running.add(command.id)
          }
          expect([...running].toSorted()).toEqual(uploads.flatMap(({ id, status }) => (status === 'sending' ? [id] : [])).toSorted())
        })
      }),
    )
  })

  it('do not touch each other: what happens to one leaves the rest, except that a waiting one may start', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        follow(events, (before, event, [uploads]) => {
          if (!('id' in event)) return
          const settled = (list: Uploads) =>
            others(list, event.id).map((upload) => (upload.status === 'sending' && upload.share === 0 ? upload.id : upload))
          const asStarted = others(before, event.id).filter(({ status }) => status !== 'waiting')
          const same = others(uploads, event.id).filter(({ id }) => asStarted.some((upload) => upload.id === id))
          expect(settled(same)).toEqual(settled(asStarted))
        })
      }),
    )
  })

  it('all end as done or failed when each is answered', () => {
    fc.assert(
      fc.property(fc.array(event), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (events, outcomes) => {
        let uploads = follow(events)
        for (const isDone of outcomes) {
          const next = uploads.find(({ status }) => status === 'sending')
          if (!next) break
          uploads = uploadTransition(
            uploads,
            isDone ? { type: 'uploaded', id: next.id, picture } : { type: 'failed', id: next.id, error: 'Lost' },
          )[0]
        }
        expect(isUploading(uploads)).toBe(false)
        const failures = uploads.filter(({ status }) => status === 'failed').length
        expect(picturesOf(uploads)).toHaveLength(uploads.length - failures)
      }),
    )
  })

  describe('say how many went in where some did not', () => {
    const choose = (uploads: Uploads, names: readonly string[], refused = 0) =>
      uploadTransition(uploads, { type: 'chosen', files: names.map((name) => ({ id: name, name, size: 1 })), refused })[0]
    const done = (uploads: Uploads, id: string) => uploadTransition(uploads, { type: 'uploaded', id, picture })[0]
    const lost = (uploads: Uploads, id: string) => uploadTransition(uploads, { type: 'failed', id, error: 'Lost' })[0]
    const removed = (uploads: Uploads, id: string) => uploadTransition(uploads, { type: 'removed', id })[0]
    const sending = choose([], ['a', 'b', 'c'])
    const oneLost = done(done(lost(sending, 'a'), 'b'), 'c')

    it('at the end, of all that were chosen', () => {
      expect(partialFailure([])).toBeNull()
      expect(partialFailure(sending)).toBeNull()
      expect(partialFailure(done(done(done(sending, 'a'), 'b'), 'c'))).toBeNull()
      expect(partialFailure(oneLost)).toBe('2 of 3 pictures went in. The other one didn’t: see the reason next to it.')
      expect(partialFailure(done(lost(lost(sending, 'a'), 'b'), 'c'))).toBe(
        '1 of 3 pictures went in. The other 2 didn’t: see the reason next to each.',
      )
      expect(partialFailure(lost(lost(lost(sending, 'a'), 'b'), 'c'))).toBeNull()
    })
    it('with those that were not taken', () => {
      expect(partialFailure(done(choose([], ['a'], 2), 'a'))).toBe(
        '1 of 3 pictures went in. The other 2 didn’t: see the reason next to each.',
      )
    })
    it('of the last choice, not of those before it', () => {
      expect(partialFailure(lost(done(choose(oneLost, ['d', 'e']), 'd'), 'e'))).toBe(
        '1 of 2 pictures went in. The other one didn’t: see the reason next to it.',
      )
      expect(partialFailure(done(choose(oneLost, ['d']), 'd'))).toBeNull()
    })
    it('of two choices together, where the second was made before the first had ended', () => {
      const both = choose(lost(sending, 'a'), ['d'], 1)
      expect(partialFailure(done(done(done(both, 'b'), 'c'), 'd'))).toBe(
        '3 of 5 pictures went in. The other 2 didn’t: see the reason next to each.',
      )
    })
    it('never once a file was removed: those that are listed are fewer', () => {
      expect(partialFailure(removed(oneLost, 'b'))).toBeNull()
      expect(partialFailure(removed(oneLost, 'a'))).toBeNull()
    })
  })
})
