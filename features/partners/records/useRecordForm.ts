import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import type { Submission } from '../../shared/api/submission.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { type Draft, type Edit, isUnsaved, mergeEdits, type Part, type Touched, withParts } from './mergeEdits.ts'

export type RecordFormOptions<D extends Draft, Valid> = {
  readonly schema: z.ZodMiniType<Valid, D>
  /** The record as it is saved now. */
  readonly saved: D
  /** What was sent, as the form shows it once it is saved. */
  readonly draftOf: (sent: Valid) => D
  readonly parts: readonly Part<D>[]
  /** The wire's name of each field, in the order of the form. */
  readonly wireNames: Readonly<Record<string, string>>
  readonly saving: Submission
  /** The field that takes the focus at first, by its name on the wire: the next step is done in it. Empty for none. */
  readonly focusOn: string
  /** What was typed before a reload; null for nothing. */
  readonly restored: Edit<D> | null
  /** Called with what is unsaved at each change, and with null when nothing is. */
  readonly onEdit: (edit: Edit<D> | null) => void
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** What the fields were last made to show: text, what it began from, and what is saved. */
type Shown<D extends Draft> = Edit<D> & { readonly theirs: D }

/**
 * A form that edits a record which others edit too. What they save is joined with what is typed here; where both changed a
 * part, `conflicts` has it until the person chooses. What was typed before a reload is in the fields again.
 */
export function useRecordForm<D extends Draft & FieldValues, Valid extends FieldValues>(options: RecordFormOptions<D, Valid>) {
  const { schema, saved, draftOf, parts, wireNames, saving, focusOn, restored, onEdit, onUnsaved } = options
  const [lastSaved, setLastSaved] = useState(JSON.stringify(saved))
  const [shown, setShown] = useState<Shown<D>>(() => ({
    ...mergeEdits(parts, restored ?? { base: saved, mine: saved }, saved),
    theirs: saved,
  }))
  // Typing is followed only where somebody else saved something: a key stroke draws its field alone otherwise.
  const [typed, setTyped] = useState<D | null>(null)
  const [isRestored, setRestored] = useState(restored !== null)
  const { base, theirs } = shown
  const hasNews = isUnsaved(parts, base, theirs)

  const form = useDraftForm<D, Valid>({
    schema,
    values: restored?.mine ?? saved,
    submission: saving,
    divide: fieldRefusal(wireNames),
    onUnsaved,
    onDraft: (draft) => {
      if (!draft) return
      const text = structuredClone(draft)
      if (hasNews) setTyped(text)
      report({ base, mine: text })
    },
    onSaved: (sent) => {
      const valid = z.safeParse(schema, sent)
      if (!valid.success) return
      const now = draftOf(valid.data)
      show({ base: now, mine: mergeEdits(parts, { ...edit(), base: sent }, now).mine, theirs: now })
      setRestored(false)
    },
  })

  const edit = (): Edit<D> => ({ base, mine: structuredClone(form.getValues()) })
  const report = (current: Edit<D>) => onEdit(isUnsaved(parts, current.mine, theirs) ? current : null)
  const show = (next: Shown<D>) => {
    setTyped(null)
    setShown(next)
  }
  if (lastSaved !== JSON.stringify(saved)) {
    setLastSaved(JSON.stringify(saved))
    show({ ...mergeEdits(parts, edit(), saved), theirs: saved })
  }

  const follow = useEffectEvent(({ mine }: Edit<D>) => {
    for (const [name, value] of Object.entries(mine)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft's own names and values; Object.entries loses their types
      form.setValue(name as Path<D>, value as PathValue<D, Path<D>>)
    }
    form.resetDefaultValues(theirs)
    report({ base, mine })
  })
  useEffect(() => follow(shown), [shown])
  const { setFocus } = form
  const focusFirst = useEffectEvent(() => {
    const name = Object.keys(wireNames).find((each) => wireNames[each] === focusOn)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wire's names are those of this form's fields
    if (name !== undefined) setFocus(name as Path<D>)
  })
  useEffect(() => focusFirst(), [])
  // A form that is gone holds nothing that could be lost.
  useEffect(() => () => onUnsaved(false), [onUnsaved])

  /** What of it differs from what is saved. */
  function changesOf(valid: Valid): Touched<Valid> {
    const now = draftOf(valid)
    // Both as a save would write them: `co` that was read, and is written as `CO`, is no change.
    const read = z.safeParse(schema, theirs)
    const before = read.success ? draftOf(read.data) : theirs
    const isTouched = (name: string) => JSON.stringify(now[name]) !== JSON.stringify(before[name])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names and values are those of `valid`; Object.fromEntries loses them
    return Object.fromEntries(
      Object.entries<unknown>(valid).map(([name, value]) => [name, isTouched(name) ? value : undefined]),
    ) as Touched<Valid>
  }

  const mine = typed ?? shown.mine
  return {
    form,
    changesOf,
    conflicts: hasNews ? mergeEdits(parts, { base, mine }, theirs).conflicts : [],
    mine,
    theirs,
    /** The fields hold what was typed before a reload. */
    isRestored: isRestored && form.formState.isDirty,
    /** Keeps what was typed, or takes what is saved. */
    choose: (chosen: readonly Part<D>[], choosesMine: boolean) => {
      const now = edit()
      show({ base: withParts(chosen, base, theirs), mine: choosesMine ? now.mine : withParts(chosen, now.mine, theirs), theirs })
    },
    /** Shows what is saved, without anything that was typed. */
    discard: () => {
      setRestored(false)
      show({ base: theirs, mine: theirs, theirs })
    },
  }
}
