import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { defaultMessages } from './messages.ts'
import * as styles from './Stepper.css.ts'

export type StepperProps = {
  /**
   * What the way leads through.
   * @default 'Progress'
   */
  label?: string
  /** Names of the steps, each in a word or two; no two alike. */
  steps: readonly [string, string, ...string[]]
  /** Place of the step it is at, from 0. */
  current: number
  /** Goes back to a step that is done; without it the steps only show the way. */
  onGoBack?: (step: number) => void
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default Stepper/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
}

type State = 'done' | 'current' | 'ahead'

const stateOf = (place: number, current: number): State => {
  if (place === current) return 'current'
  return place < current ? 'done' : 'ahead'
}

/** The way through a task of several pages: what is done, where one is, what is to come. */
export function Stepper({ label = 'Progress', steps, current, onGoBack, messages }: StepperProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <nav className={styles.stepper} aria-label={label}>
      {/* What the list says to those who hear it, for those who have no room to see it. */}
      <div className={styles.summary} aria-hidden="true">
        <span className={styles.name}>{steps[current]}</span>
        <bdi className={styles.count}>{say.place(current + 1, steps.length)}</bdi>
      </div>
      <ol className={styles.list}>
        {steps.map((name, place) => {
          const state = stateOf(place, current)
          const inside = (
            <>
              <span className={styles.stretch} />
              <span className={styles.texts}>
                {state === 'done' && <Icon name="check" size="sm" />}
                <span>{name}</span>
                {state === 'done' && <VisuallyHidden>{say.done}</VisuallyHidden>}
              </span>
            </>
          )
          return (
            <li key={name} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {onGoBack && state !== 'ahead' ? (
                // The one that was pressed becomes the current one, and keeps the focus.
                <button
                  type="button"
                  className={styles.body}
                  aria-disabled={state === 'current' || undefined}
                  onClick={state === 'done' ? () => onGoBack(place) : undefined}
                >
                  {inside}
                </button>
              ) : (
                <span className={styles.body}>{inside}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
