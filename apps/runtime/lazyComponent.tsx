import { type ComponentType, Suspense, lazy, useState } from 'react'

/**
 * Screens in a script of their own. `fetchLazyScreens` loads it ahead, so that the screens also show offline. `LazyScreens` shows
 * them, and `Shape` while the script loads.
 */
export function lazyScreens<Props extends object>(load: () => Promise<ComponentType<Props>>, Shape: ComponentType) {
  let arrived: ComponentType<Props> | null = null
  const arrive = async () => ({ default: (arrived = await load()) })
  const Awaited = lazy(arrive)

  function LazyScreens(props: Props) {
    // React shows the fallback of a lazy component for a third of a second even when its script is loaded.
    const [Screens] = useState(() => arrived ?? Awaited)
    return (
      <Suspense fallback={<Shape />}>
        <Screens {...props} />
      </Suspense>
    )
  }
  return { LazyScreens, fetchLazyScreens: (): void => void arrive().catch(() => undefined) }
}
