import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import { stillMissing } from '../../../ui/FormSections/stillMissing.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import { isSameDraft } from '../../shared/forms/isSameDraft.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { type SetupStep, missingSteps } from '../project.ts'
import { type Draft, type Edit, type Touched, changedFields } from './record.ts'

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
  /** The record as it is saved now. Its values reach the fields that nobody has changed. */
  readonly saved: NoInfer<Valid> & { readonly steps?: readonly SetupStep[] }
}

const pick = <D extends Draft>(names: readonly string[], from: D): Partial<D> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and values of `from`
  Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<D>

/** The texts that a person knows to be saved. */
type Known<D extends Draft> = {
  /** That from which they began in each field. */
  readonly begun: D
  /** The last save: its texts, and the saved ones at its press. Null once it is saved. */
  readonly sent: { readonly texts: D; readonly over: D } | null
}

/** The form of a record that others edit too. Their saved values reach the fields that this person has not changed. */
export function useRecordForm<D extends Draft & FieldValues, Valid extends FieldValues>(options: Options<D, Valid>) {
  const { type, saved, saving, focusOn, restored, onEdit, onUnsaved } = options
  const values = type.draftFrom(saved)
  const unsaved = (mine: D) => changedFields(mine, values)
  /** A draft that began from one text, over what is saved now. */
  const begunFrom = (names: readonly string[], base: D): D => ({ ...values, ...pick(names, base) })
  const before = restored && changedFields(restored.mine, restored.base)
  const [known, setKnown] = useState<Known<D>>(() => ({
    begun: restored && before ? begunFrom(before, restored.base) : values,
    sent: null,
  }))
  const [seen, setSeen] = useState(values)
  const [isRestored, setRestored] = useState(restored !== null)
  const form = useDraftForm<D, Valid>({
    schema: type.form,
    values,
    restored: restored && before && pick(before, restored.mine),
    submission: saving,
    divide: fieldRefusal(type.wireNames),
    onUnsaved,
    onTyped: (mine) => {
      const names = unsaved(mine)
      onEdit(names.length === 0 ? null : { base: begunFrom(names, known.begun), mine })
    },
  })

  const { isDirty } = form.formState
  if (!isSameDraft(seen, values)) {
    setSeen(values)
    const isOwn = (name: string) => known.sent !== null && isSameDraft(known.sent.texts, values, [name])
    const hasSaved = changedFields(seen, values).some(isOwn)
    if (hasSaved) setRestored(false)
    // The form follows in the fields that nobody has typed in.
    const open = isDirty ? changedFields(form.getValues(), seen).filter((name) => !isOwn(name)) : []
    setKnown({ begun: begunFrom(open, known.begun), sent: hasSaved ? null : known.sent })
  }

  const { setFocus } = form
  const focusFirst = useEffectEvent(() => {
    const name = Object.keys(type.wireNames).find((each) => type.wireNames[each] === focusOn)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wire's names are those of this form's fields
    if (name !== undefined) setFocus(name as Path<D>)
  })
  useEffect(() => focusFirst(), [])
  // A form that was removed has nothing that could be lost.
  useEffect(() => () => onUnsaved(false), [onUnsaved])

  const errors: FieldErrors = form.formState.errors
  const missingFields = new Set(missingSteps(saved.steps ?? []).map(({ field }) => field))
  const isMissing = (name: Path<D> & keyof D): boolean =>
    missingFields.has(type.wireNames[name] ?? '') && !form.getFieldState(name, form.formState).isDirty
  return {
    form,
    /** The values of a save: undefined where the saved one is the same. */
    changesOf: (valid: Valid): Touched<Valid> => {
      const now = type.draftFrom(valid)
      setKnown({ ...known, sent: { texts: now, over: values } })
      const changes = Object.entries<unknown>(valid).map(([name, value]) => [name, isSameDraft(now, values, [name]) ? undefined : value])
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names and values are those of `valid`; Object.fromEntries loses them
      return Object.fromEntries(changes) as Touched<Valid>
    },
    /** The props of a field's input: its label, its text, its error, and its hint, which marks a field that a step still needs. */
    input: <Name extends Path<D> & keyof D>(name: Name, hint?: string) => ({
      label: type.labels[name],
      hint: stillMissing({ isMissing: isMissing(name), hint }),
      ...form.input(name),
    }),
    /** Number of these fields that a step still needs, or that are refused; null where no step says which are needed. */
    missingOf: (...names: readonly (Path<D> & keyof D)[]): number | null => {
      const open = names.filter((name) => isMissing(name) || errors[name]).length
      return open === 0 && (saved.steps ?? []).length === 0 ? null : open
    },
    /** Somebody else has saved since the last press of Save. */
    hasNews: known.sent !== null && !isSameDraft(known.sent.over, values),
    /** Whether a save would change something. */
    isUnsaved: unsaved(form.getValues()).length > 0,
    /** The labels of the fields that were typed in, and that somebody else has changed since: a save replaces what they saved. */
    overtaken: unsaved(form.getValues())
      .filter((name) => !isSameDraft(known.begun, values, [name]) && !(known.sent && isSameDraft(known.sent.texts, values, [name])))
      .map((name) => type.labels[name]),
    /** The fields have the text that was typed before a reload. */
    isRestored: isRestored && isDirty,
    discard: () => {
      setRestored(false)
      form.reset(values, { keepDirtyValues: false })
      onEdit(null)
    },
  }
}
