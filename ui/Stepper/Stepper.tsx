import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { defaultMessages } from './messages.ts'
import * as styles from './Stepper.css.ts'

export type StepperProps = {
  label?: string
  /** Names of the steps, one or two words each, unique. */
  steps: readonly [string, string, ...string[]]
  current: number
  /** Called to go back to a completed step; without it the steps are not buttons. */
  onGoBack?: (step: number) => void
  /** Texts to use instead of the defaults in Stepper/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

type State = 'done' | 'current' | 'ahead'

const stateOf = (index: number, current: number): State => {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}

/** The steps of a task: completed, current, upcoming. */
export function Stepper({ label = 'Progress', steps, current, onGoBack, messages }: StepperProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <nav className={styles.stepper} aria-label={label}>
      {/* The same information as the list, visible where there is no space for it. */}
      <div className={styles.summary} aria-hidden="true">
        <span className={styles.name}>{steps[current]}</span>
        <bdi className={styles.count}>{say.position(current + 1, steps.length)}</bdi>
      </div>
      <ol className={styles.list}>
        {steps.map((name, index) => {
          const state = stateOf(index, current)
          const isCurrent = state === 'current' ? 'step' : undefined
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
            <li key={name} className={styles.step} data-state={state}>
              {onGoBack && state !== 'ahead' ? (
                // The pressed step becomes the current one and keeps the focus.
                <button
                  type="button"
                  className={styles.body}
                  aria-current={isCurrent}
                  aria-disabled={state === 'current' || undefined}
                  onClick={state === 'done' ? () => onGoBack(index) : undefined}>
                  {inside}
                </button>
              ) : (
                <span className={styles.body} aria-current={isCurrent}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
