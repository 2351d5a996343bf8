import { type ComponentType, Suspense, lazy, useState } from 'react'

/**
 * Screens whose script follows after the page's first ones. `fetchLazyScreens` fetches them once the person has begun, so
 * that they are there before they are needed, even offline; `Later` shows them, or the page's shape for the moment that
 * their script may take.
 */
export function lazyScreens<Props extends object>(load: () => Promise<ComponentType<Props>>, Shape: ComponentType) {
  let arrived: ComponentType<Props> | null = null
  const arrive = async () => ({ default: (arrived = await load()) })
  const Awaited = lazy(arrive)

  function Later(props: Props) {
    // A lazy component shows its stand-in for a third of a second even where its script has long arrived.
    const [Screens] = useState(() => arrived ?? Awaited)
    return (
      <Suspense fallback={<Shape />}>
        <Screens {...props} />
      </Suspense>
    )
  }
  return { Later, fetchLazyScreens: (): void => void arrive().catch(() => undefined) }
}
