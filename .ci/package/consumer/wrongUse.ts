import type { ButtonProps } from '@platewell/kit/ui/Button'

/** The closed properties reach another application too. */
export const wrongUses: readonly ButtonProps[] = [
  // @ts-expect-error -- there is no such variant
  { variant: 'loud', children: 'Pay' },
  // @ts-expect-error -- a component has no class of its own choosing
  { className: 'mine', children: 'Pay' },
  // @ts-expect-error -- there is no such icon
  { icon: 'rocket', children: 'Pay' },
]
