import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterSave, isSame, isUnsaved, mergeEdits, withParts } from './mergeEdits.ts'

type Sample = { name: string; phone: string; tags: string[]; favorites: string[] }

/** The tags and the favorites among them are chosen together. */
const parts = [{ names: ['name'] }, { names: ['phone'] }, { names: ['tags', 'favorites'] }] as const

const few = fc.constantFrom('a', 'b', 'c')
const draft: fc.Arbitrary<Sample> = fc.record({
  name: few,
  phone: few,
  tags: fc.array(few, { maxLength: 2 }),
  favorites: fc.array(few, { maxLength: 1 }),
})

const isTaken = (part: (typeof parts)[number], base: Sample, mine: Sample, theirs: Sample) =>
  isSame(part, mine, base) || isSame(part, theirs, base) || isSame(part, mine, theirs)

describe('PRT-14 what was typed, joined with what somebody else saved meanwhile', () => {
  it('holds the one that was changed, part by part', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, mine, theirs) => {
        const merged = mergeEdits(parts, { base, mine }, theirs)
        for (const part of parts) expect(isSame(part, merged.mine, isSame(part, mine, base) ? theirs : mine)).toBe(true)
      }),
    )
  })

  it('asks for each part that both changed differently, and for no other', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, mine, theirs) => {
        const { conflicts } = mergeEdits(parts, { base, mine }, theirs)
        expect(conflicts).toEqual(parts.filter((part) => !isTaken(part, base, mine, theirs)))
        expect(mergeEdits(parts, { base, mine: theirs }, mine).conflicts).toEqual(conflicts)
      }),
    )
  })

  it('asks the same again when it is read again, and nothing more once each part is chosen', () => {
    fc.assert(
      fc.property(draft, draft, draft, fc.boolean(), (base, mine, theirs, choosesMine) => {
        const merged = mergeEdits(parts, { base, mine }, theirs)
        const again = mergeEdits(parts, merged, theirs)
        expect(again).toEqual(merged)
        const chosen = {
          base: withParts(merged.conflicts, merged.base, theirs),
          mine: choosesMine ? merged.mine : withParts(merged.conflicts, merged.mine, theirs),
        }
        expect(mergeEdits(parts, chosen, theirs)).toEqual({ ...chosen, conflicts: [] })
        if (!choosesMine) for (const part of merged.conflicts) expect(isSame(part, chosen.mine, theirs)).toBe(true)
      }),
    )
  })

  it('asks for nothing that was not typed, however often others save', () => {
    fc.assert(
      fc.property(draft, fc.array(draft), (base, saves) => {
        const [last = base] = saves.toReversed()
        const merged = saves.reduce((edit, theirs) => mergeEdits(parts, edit, theirs), mergeEdits(parts, { base, mine: base }, base))
        expect(merged).toEqual({ base: last, mine: last, conflicts: [] })
      }),
    )
  })

  it('is unsaved exactly where it differs from what is saved', () => {
    fc.assert(
      fc.property(draft, draft, (mine, saved) => {
        expect(isUnsaved(parts, mine, saved)).toBe(JSON.stringify(mine) !== JSON.stringify(saved))
        expect(isUnsaved(parts, saved, structuredClone(saved))).toBe(false)
      }),
    )
  })
})

describe('PRT-14 a text that was sent, once it is saved', () => {
  /** The saved form of a text: another way to write it. */
  const written = ({ name, ...rest }: Sample): Sample => ({ ...rest, name: `${name}!` })

  it('shows as it is saved, and asks for nothing', () => {
    fc.assert(
      fc.property(draft, draft, (base, typed) => {
        const saved = written(typed)
        expect(mergeEdits(parts, afterSave(parts, { base, mine: typed }, { typed, saved }, saved), saved)).toEqual({
          base: saved,
          mine: saved,
          conflicts: [],
        })
      }),
    )
  })

  it('keeps what was typed on meanwhile, as a change of what is saved', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, typed, mine) => {
        const saved = written(typed)
        const merged = mergeEdits(parts, afterSave(parts, { base, mine }, { typed, saved }, saved), saved)
        expect(merged).toMatchObject({ base: saved, conflicts: [] })
        for (const part of parts) expect(isSame(part, merged.mine, isSame(part, mine, typed) ? saved : mine)).toBe(true)
      }),
    )
  })

  it('is joined as before where somebody else has saved something else', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, typed, theirs) => {
        const sent = { typed, saved: written(typed) }
        const others = parts.filter((part) => !isSame(part, sent.saved, theirs))
        const edit = { base, mine: typed }
        expect(mergeEdits(others, afterSave(parts, edit, sent, theirs), theirs).conflicts).toEqual(
          mergeEdits(others, edit, theirs).conflicts,
        )
      }),
    )
  })
})
