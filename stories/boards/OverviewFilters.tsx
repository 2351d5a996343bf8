import { isKind, kinds } from '../../.storybook/tags/kinds.ts'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup/ToggleGroup.tsx'
import * as styles from './Boards.css.ts'
import { type Filter, found, type Picture } from './pictures.ts'
import type { WindowName } from './pictureFiles.ts'

/** The part of its states that an overview shows, and their window. */
export type View = Filter & { readonly size: WindowName }

const sizes = [
  { value: 'phone', label: 'Phone' },
  { value: 'wide', label: 'Wide' },
] as const satisfies readonly { value: WindowName; label: string }[]

type Props = { readonly pictures: readonly Picture[]; readonly view: View; readonly onView: (patch: Partial<View>) => void }

/** The fields that narrow an overview. Each choice names how many states it leaves. */
export function OverviewFilters({ pictures, view, onView }: Props) {
  const counted = (label: string, patch: Partial<Filter>) => `${label} (${found(pictures, { ...view, ...patch }).length})`
  // A field takes no empty value.
  const kindOptions = [
    { value: 'all', label: counted('All', { kind: '' }) },
    ...kinds.map((kind) => ({ value: kind, label: counted(capitalized(kind), { kind }) })),
  ]
  return (
    <div className={styles.filters}>
      <TextField
        kind="search"
        label="Search for a state, a row or a text"
        value={view.text}
        onChange={({ target }) => onView({ text: target.value })}
      />
      <Select
        label="Kind"
        options={kindOptions}
        value={view.kind === '' ? 'all' : view.kind}
        onChange={({ target }) => onView({ kind: isKind(target.value) ? target.value : '' })}
      />
      <ToggleGroup label="Window" options={sizes} value={view.size} onChange={(size) => onView({ size: size ?? view.size })} />
    </div>
  )
}
