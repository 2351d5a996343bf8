import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form'
import * as z from 'zod/mini'
import { stillMissing } from '../../../ui/FormSections/stillMissing.tsx'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { afterSave, type Draft, type Edit, isSame, isUnsaved, mergeEdits, type Part, type Sent, withParts } from './mergeEdits.ts'
import { type SetupStep, missingSteps } from '../project.ts'
import type { Touched } from './record.ts'

export type RecordEditing<D extends Draft, Valid> = {
  readonly saving: Submission
  /** The field that takes the focus at first, by its name on the wire: the next step is done in it. Empty for none. */
  readonly focusOn: string
  /** The input before a reload; null for nothing. */
  readonly restored: Edit<D> | null
  /** Called with the unsaved text at each change, and with null when everything is saved. */
  readonly onEdit: (edit: Edit<D> | null) => void
  readonly onSave: (changes: Touched<Valid>) => void
  readonly onUnsaved: (isUnsaved: boolean) => void
}

type Options<D extends Draft, Valid> = Omit<RecordEditing<D, Valid>, 'onSave'> & {
  readonly type: {
    readonly form: z.ZodMiniType<Valid, D>
    readonly labels: Readonly<Record<keyof D, string>>
    readonly wireNames: Readonly<Record<string, string>>
    readonly draftFrom: (values: Valid) => D
  }
  /** The record as it is saved now. Whatever is saved, here or elsewhere, arrives here. */
  readonly saved: NoInfer<Valid> & { readonly version: string | null; readonly steps?: readonly SetupStep[] }
  readonly parts: readonly Part<D>[]
}

/** The fields of a record's form. */
export type RecordFields<D extends Draft & FieldValues, Valid extends FieldValues> = ReturnType<typeof useRecordForm<D, Valid>>

/** The last values set in the fields: their text, its base, and the saved record. */
type Shown<D extends Draft> = Edit<D> & { readonly theirs: D }

/** The form of a record that others edit too. Their saved values join the typed text; `conflicts` has the parts that both changed. */
export function useRecordForm<D extends Draft & FieldValues, Valid extends FieldValues>(options: Options<D, Valid>) {
  const { type, saved, parts, saving, focusOn, restored, onEdit, onUnsaved } = options
  const [version, setVersion] = useState(saved.version)
  const [shown, setShown] = useState<Shown<D>>(() => {
    const theirs = type.draftFrom(saved)
    return { ...mergeEdits(parts, restored ?? { base: theirs, mine: theirs }, theirs), theirs }
  })
  // Typing is followed only where somebody else saved something: a key stroke draws its field alone otherwise.
  const [typed, setTyped] = useState<D | null>(null)
  /** The values sent by Save, until the result is known. */
  const [sent, setSent] = useState<Sent<D> | null>(null)
  const [isRestored, setRestored] = useState(restored !== null)
  const { base, theirs } = shown
  const hasNews = isUnsaved(parts, base, theirs)

  const form = useDraftForm<D, Valid>({
    schema: type.form,
    values: restored?.mine ?? theirs,
    submission: saving,
    divide: fieldRefusal(type.wireNames),
    onUnsaved,
    onDraft: (draft) => {
      if (!draft) return
      const text = structuredClone(draft)
      if (hasNews) setTyped(text)
      report({ base, mine: text })
    },
    followsSaved: true,
  })

  const edit = (): Edit<D> => ({ base, mine: structuredClone(form.getValues()) })
  const report = (current: Edit<D>) => onEdit(isUnsaved(parts, current.mine, theirs) ? current : null)
  const show = (next: Shown<D>) => {
    setTyped(null)
    setShown(next)
  }
  // Each render may bring another object of the same record: its version and its values count.
  const now = type.draftFrom(saved)
  if (saved.version !== version || isUnsaved(parts, theirs, now)) {
    setVersion(saved.version)
    const isOwn = sent !== null && parts.some((part) => !isSame(part, theirs, now) && isSame(part, sent.saved, now))
    show({ ...mergeEdits(parts, sent ? afterSave(parts, edit(), sent, now) : edit(), now), theirs: now })
    if (isOwn) setRestored(false)
    if (isOwn || saving.phase !== 'sending') setSent(null)
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
    const name = Object.keys(type.wireNames).find((each) => type.wireNames[each] === focusOn)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wire's names are those of this form's fields
    if (name !== undefined) setFocus(name as Path<D>)
  })
  useEffect(() => focusFirst(), [])
  // A form that was removed has nothing that could be lost.
  useEffect(() => () => onUnsaved(false), [onUnsaved])

  /** Begins a save, with the values that differ from the saved ones. */
  function getChanges(valid: Valid): Touched<Valid> {
    const now = type.draftFrom(valid)
    const read = z.safeParse(type.form, theirs)
    // Both as a save would write them: `co` that was read, and is written as `CO`, is no change.
    const before = read.success ? type.draftFrom(read.data) : theirs
    const current = edit()
    setSent({ typed: current.mine, saved: now })
    const unchanged = parts.filter((part) => isSame(part, now, before))
    // Only another way to write the saved value: it is not sent, so no answer would report that it is saved.
    if (isUnsaved(unchanged, current.mine, theirs)) show({ base, mine: withParts(unchanged, current.mine, theirs), theirs })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names and values are those of `valid`; Object.fromEntries loses them
    return Object.fromEntries(
      Object.entries<unknown>(valid).map(([name, value]) => [name, isSame({ names: [name] }, now, before) ? undefined : value]),
    ) as Touched<Valid>
  }

  const errors: FieldErrors = form.formState.errors
  const missingFields = new Set(missingSteps(saved.steps ?? []).map(({ field }) => field))
  const isMissing = (name: Path<D> & keyof D): boolean =>
    missingFields.has(type.wireNames[name] ?? '') && !form.getFieldState(name, form.formState).isDirty
  const mine = typed ?? shown.mine
  return {
    form,
    changesOf: getChanges,
    /** The props of a field's input: its label, its text, its error, and its hint, which marks a field that a step still needs. */
    input: <Name extends Path<D> & keyof D>(name: Name, hint?: string) => {
      const message = errors[name]?.message
      return {
        label: type.labels[name],
        error: typeof message === 'string' ? message : undefined,
        hint: stillMissing({ isMissing: isMissing(name), hint }),
        ...form.register(name),
      }
    },
    /** Number of these fields that a step still needs, or that are refused; null where no step says which are needed. */
    missingOf: (...names: readonly (Path<D> & keyof D)[]): number | null => {
      const open = names.filter((name) => isMissing(name) || errors[name]).length
      return open === 0 && (saved.steps ?? []).length === 0 ? null : open
    },
    conflicts: hasNews ? mergeEdits(parts, { base, mine }, theirs).conflicts : [],
    mine,
    theirs,
    /** The fields have the text that was typed before a reload. */
    isRestored: isRestored && form.formState.isDirty,
    /** Keeps the typed text, or takes the saved value. */
    choose: (chosen: readonly Part<D>[], choosesMine: boolean) => {
      const now = edit()
      if (!choosesMine) form.clearErrors()
      show({ base: withParts(chosen, base, theirs), mine: choosesMine ? now.mine : withParts(chosen, now.mine, theirs), theirs })
    },
    discard: () => {
      setRestored(false)
      form.clearErrors()
      show({ base: theirs, mine: theirs, theirs })
    },
  }
}
