import { Combobox as Base } from '@base-ui/react/combobox'
import { type Ref, useMemo, useRef, useState } from 'react'
import { Field, FieldError, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import type { ValueProps } from '../Field/valueProps.ts'
import * as within from '../Field/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as spinner from '../Spinner/Spinner.css.ts'
import { TextButton } from '../TextLink/TextButton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { type ListHandle, OptionList } from './OptionList.tsx'
import { type ComboboxOption, foldAll } from './options.ts'
import { useAsking } from './useAsking.ts'
import { useListState } from './useListState.ts'
import { type Found, viewOfFound, viewOfKnown } from './view.ts'
import { defaultMessages, saidOf } from './messages.ts'
import * as styles from './Combobox.css.ts'

/** Where the options come from. */
type Source =
  | {
      /** All options, searched in the browser. Pass the same array on each render, so that it is indexed once. */
      options: readonly ComboboxOption[]
      found?: never
      onSearch?: never
    }
  | {
      options?: never
      /** State of the search; null before the first. */
      found: Found | null
      /** Called to search: from 3 characters on, 225 ms after the last key, and at once for a retry. */
      onSearch: (query: string) => void
    }

export type ComboboxProps = FieldMessages &
  ValueProps<ComboboxOption | null> &
  Source & {
    /** The chosen option; null for none. */
    value: ComboboxOption | null
    /** Placeholder: an example, never the label. */
    placeholder?: string
    /**
     * Texts to use instead of the defaults: a translation, for example.
     * @default Combobox/messages.ts
     */
    messages?: Partial<typeof defaultMessages>
    /** Ref to the element, to measure it or to focus it. */
    ref?: Ref<HTMLInputElement>
  }

const none: readonly ComboboxOption[] = []
const isSame = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value

/** A field to find one of many options by typing. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, options, found = null, onSearch, value, onChange, onBlur, name, disabled = false, ...rest } = props
  const { messages, ...input } = rest
  const say = { ...defaultMessages, ...messages }
  const { ids, control } = useFieldIds({ hint, error })
  const named = `${ids.control}-label`
  const [text, setText] = useState(value?.label ?? '')
  const [before, setBefore] = useState(value)
  // The owner has set another value: the field shows its label.
  if (before?.value !== value?.value) {
    setBefore(value)
    setText(value?.label ?? '')
  }
  const { open, drawn, query, listed, setQuery, show, hide, catchUp, leave } = useListState()
  const list = useRef<ListHandle>(null)
  const known = useMemo(() => options && foldAll(options), [options])
  const view = useMemo(() => (known ? viewOfKnown(known, listed) : viewOfFound(found, listed)), [known, found, listed])
  const ask = useAsking(found, onSearch)
  const failed = view.shows === 'failed'
  const failure = `${ids.control}-failed`
  const said = saidOf(view, listed, say)
  const frame = useRef<HTMLDivElement>(null)
  const retry = () => {
    onSearch?.(query.trim())
    // The button is about to disappear, so the focus returns to the field.
    frame.current?.querySelector('input')?.focus()
    show()
  }
  return (
    <Base.Root
      virtualized
      items={view.shows === 'options' ? view.options : none}
      filter={null}
      autoHighlight
      name={name}
      disabled={disabled}
      value={value}
      onValueChange={onChange}
      isItemEqualToValue={isSame}
      open={open && !failed}
      onOpenChange={(opens, { reason }) => {
        if (opens) show(reason === 'list-navigation')
        else {
          list.current?.toTop()
          hide()
        }
        // Opening shows the current options; while it closes, the list keeps the old ones.
        if (opens && reason !== 'input-change') setQuery('')
      }}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        const isTyped = reason === 'input-change'
        // Closing the list would empty the field, and a retry would have nothing to search for.
        if (failed && (reason === 'input-clear' || reason === 'none')) return
        setText(next)
        // The label of a chosen option is not a search text.
        if (isTyped || reason === 'clear-press' || reason === 'escape-key') setQuery(isTyped ? next : '')
        ask(isTyped ? next : '')
      }}
      onItemHighlighted={(_, { index, reason }) => {
        if (reason !== 'pointer' && index >= 0) list.current?.show(index)
      }}>
      <Field label={<span id={named}>{label}</span>} hint={hint} error={error} ids={ids}>
        <div ref={frame} className={within.frame}>
          <Base.Input
            {...input}
            {...control}
            aria-describedby={[control['aria-describedby'], failed && failure].filter(Boolean).join(' ') || undefined}
            // By id: while the list is open, the label is hidden from screen readers.
            aria-labelledby={named}
            className={`${field.input} ${within.roomAtEnd} ${onSearch ? within.roomAtStart : ''}`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onBlur={({ currentTarget }) => {
              // If only the window lost the focus, the person has not left the field.
              if (document.activeElement !== currentTarget) leave()
              onBlur?.()
            }}
            onKeyDownCapture={catchUp}
          />
          {onSearch ? (
            <>
              <span className={within.signAtStart}>
                <Icon name="search" />
              </span>
              <Base.Clear className={within.buttonAtEnd} aria-label={say.clear}>
                <Icon name="close" />
              </Base.Clear>
            </>
          ) : (
            <Base.Trigger className={within.buttonAtEnd} aria-label={say.showList}>
              <Icon name="down" />
            </Base.Trigger>
          )}
        </div>
        {failed && (
          <div className={styles.failure}>
            <FieldError id={failure} error={view.message} />
            <TextButton icon="retry" onClick={retry}>
              {say.retry}
            </TextButton>
          </div>
        )}
        {/* Outside the list: a live region must exist before its text changes. */}
        <Base.Status className={hidden}>{(open || failed) && said}</Base.Status>
      </Field>
      <Base.Portal keepMounted>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-busy={view.shows === 'loading' || undefined}>
            {view.shows !== 'options' && !failed && <Notice isLoading={view.shows === 'loading'}>{said}</Notice>}
            <OptionList
              ref={list}
              labelledBy={named}
              options={view.shows === 'options' ? view.options : none}
              chosen={value?.value}
              drawn={drawn}
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** What shows while there are no options. */
function Notice({ isLoading, children }: { isLoading: boolean; children: string }) {
  return (
    <div className={styles.notice}>
      {isLoading && <span className={`${spinner.spinner} ${spinner.size.md}`} />}
      {children}
    </div>
  )
}
