import type { ComponentType } from 'react'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { lazyComponent } from './lazyComponent.tsx'

/** Stands for a page whose script takes long to load. */
export const PagePlaceholder = () => <Skeleton shape="card" />

/** A page of a lazy route. Its script may load a second time, after a failure: a placeholder shows until it is there. */
export const lazyPage = (load: () => Promise<ComponentType>, Placeholder: ComponentType = PagePlaceholder) =>
  lazyComponent(load, Placeholder)
