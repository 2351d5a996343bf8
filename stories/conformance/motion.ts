import { nameOf, everyElement } from './page.ts'

/** In ms: anything shorter is not seen as motion. */
const briefest = 200

const longest = (durations: string): number =>
  Math.max(...durations.split(',').map((each) => Number.parseFloat(each) * (each.trim().endsWith('ms') ? 1 : 1000)))

/** Elements with a running animation. Transitions are excluded: one may still run from an earlier change. */
const animated = (): readonly Element[] =>
  document.getAnimations().flatMap((animation) => {
    if (animation instanceof CSSTransition) return []
    const { effect, playState } = animation
    const end = Number(effect?.getComputedTiming().endTime ?? 0)
    return playState === 'running' && end > briefest && effect instanceof KeyframeEffect && effect.target ? [effect.target] : []
  })

/** Elements that move despite reduced motion, or would at the next change. */
export const moving = (): readonly string[] =>
  [...animated(), ...everyElement().filter((part) => longest(getComputedStyle(part).transitionDuration) > briefest)].map(
    (part) => `${nameOf(part)} moves`,
  )
