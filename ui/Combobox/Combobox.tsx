import { Combobox as Base } from '@base-ui/react/combobox'
import { type Ref, useMemo, useRef, useState } from 'react'
import { Field, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as field from '../parts/field.css.ts'
import type { ValueProps } from '../Field/valueProps.ts'
import * as within from '../parts/within.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { hidden } from '../parts/hidden.css.ts'
import { Notice } from './Notice.tsx'
import { type ListHandle, OptionList } from './OptionList.tsx'
import { type ComboboxOption, foldAll } from './options.ts'
import type { Source } from './source.ts'
import { Problem } from './Problem.tsx'
import { useAsking } from './useAsking.ts'
import { viewOfFound, viewOfKnown } from './view.ts'
import { defaultMessages, saidOf } from './messages.ts'
import * as styles from './Combobox.css.ts'

export type ComboboxProps = FieldMessages &
  ValueProps<ComboboxOption | null> &
  Source & {
    /** The chosen option; null for none. */
    value: ComboboxOption | null
    /** Placeholder: an example, never the label. */
    placeholder?: string
    /** Texts to use instead of the defaults in Combobox/messages.ts. */
    messages?: Partial<typeof defaultMessages>
    ref?: Ref<HTMLInputElement>
  }

const none: readonly ComboboxOption[] = []
const isSame = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value

/**
 * A field to find one of many options by typing. For `options` from a server it shows `status`, `refreshing` and `stale`,
 * and calls `onRetry`; a search has its status in `found`.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    options,
    found = null,
    onSearch,
    value,
    onChange,
    onBlur,
    name,
    disabled = false,
    status,
    failure,
    ...rest
  } = props
  const { messages, refreshing = false, stale, onRetry, announcement, ...input } = rest
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
  const [open, setOpen] = useState(false)
  // What was typed to filter the list, or to search.
  const [query, setQuery] = useState('')
  const list = useRef<ListHandle>(null)
  const known = useMemo(() => options && foldAll(options), [options])
  const view = useMemo(
    () => (known ? viewOfKnown(known, query, status, failure) : viewOfFound(found, query)),
    [known, found, query, status, failure],
  )
  const ask = useAsking(found, onSearch)
  const failed = view.shows === 'failed'
  const busy = view.shows === 'loading' || view.shows === 'searching'
  const said = saidOf(view, query, say)
  // The open list hides everything else from screen readers, so a focusable retry must not stay outside it.
  const problem = failed || (stale && !open) ? `${ids.control}-problem` : undefined
  const frame = useRef<HTMLDivElement>(null)
  const retry = () => {
    if (onSearch) onSearch(query.trim())
    else onRetry?.()
    // The button is about to disappear, so the focus returns to the field.
    frame.current?.querySelector('input')?.focus()
    if (failed) setOpen(true)
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
        if (!opens) list.current?.toTop()
        setOpen(opens)
        // Opening resets the filter; the closing list still shows the old options.
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
            aria-describedby={[control['aria-describedby'], problem].filter(Boolean).join(' ') || undefined}
            // By id: while the list is open, the label is hidden from screen readers.
            aria-labelledby={named}
            className={`${field.input} ${within.roomAtEnd} ${onSearch ? within.roomAtStart : ''}`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onBlur={onBlur}
          />
          {onSearch ? (
            <>
              <span className={within.iconAtStart}>
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
        {problem && (
          <Problem
            id={problem}
            failure={failed ? view.message : undefined}
            stale={stale}
            retryLabel={say.retry}
            onRetry={(onSearch ?? onRetry) && retry}
          />
        )}
        {/* Outside the list: a live region must exist before its text changes. */}
        <Base.Status className={hidden}>{open || failed ? said || (refreshing && say.refreshing) || announcement : null}</Base.Status>
      </Field>
      <Base.Portal keepMounted>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-busy={busy || undefined}>
            {view.shows !== 'options' && !failed && <Notice busy={busy}>{said}</Notice>}
            {view.shows === 'options' && refreshing && <Notice busy>{say.refreshing}</Notice>}
            <OptionList
              ref={list}
              labelledBy={named}
              options={view.shows === 'options' ? view.options : none}
              chosen={value?.value}
              isOpen={open}
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
