import { enterprises } from '../../.storybook/enterprises.ts'
import { isKind, kinds } from '../../.storybook/tags/kinds.ts'
import { capitalized } from '../../features/shared/forms/capitalized.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Boards.css.ts'
import { type Filter, found, type Picture, type Texts } from './pictures.ts'
import type { WindowName } from './pictureFiles.ts'

/** The part of its states that an overview shows, and how. Its address has all of it. */
export type View = Filter & {
  readonly size: WindowName
  /** The enterprise whose pictures are shown; '' for all. */
  readonly brand: string
  readonly show: 'all' | 'toReview'
  /** The marks of the states that were reviewed. */
  readonly reviewed: string
  /** The state to which the address leads; '' for none. */
  readonly state: string
}

/** Every state, in every enterprise, on a phone. */
export const wholeView: View = { text: '', kind: '', size: 'phone', brand: '', show: 'all', reviewed: '', state: '' }

type Props = {
  readonly pictures: readonly Picture[]
  readonly texts: Texts
  readonly view: View
  readonly onView: (patch: Partial<View>) => void
}

/** A field has no empty value. */
const every = 'all'

/** The fields that narrow an overview. Each kind has the number of its states. */
export function OverviewFilters({ pictures, texts, view, onView }: Props) {
  const ofText = found(pictures, { ...view, kind: '' }, texts)
  const counted = (label: string, wanted: Filter['kind']) =>
    `${label} (${ofText.filter(({ kind }) => wanted === '' || kind === wanted).length})`
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
        options={[
          { value: every, label: counted('All', '') },
          ...kinds.map((kind) => ({ value: kind, label: counted(capitalized(kind), kind) })),
        ]}
        value={view.kind === '' ? every : view.kind}
        onChange={({ target }) => onView({ kind: isKind(target.value) ? target.value : '' })}
      />
      <Select
        label="Enterprise"
        options={[{ value: every, label: 'All' }, ...enterprises.map(({ id, settings }) => ({ value: id, label: settings.name }))]}
        value={view.brand === '' ? every : view.brand}
        onChange={({ target }) => onView({ brand: target.value === every ? '' : target.value })}
      />
      <Select
        label="Window"
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'wide', label: 'Wide' },
        ]}
        value={view.size}
        onChange={({ target }) => onView({ size: target.value === 'wide' ? 'wide' : 'phone' })}
      />
      <Select
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: 'toReview', label: 'Not yet reviewed' },
        ]}
        value={view.show}
        onChange={({ target }) => onView({ show: target.value === 'toReview' ? 'toReview' : 'all' })}
      />
    </div>
  )
}
