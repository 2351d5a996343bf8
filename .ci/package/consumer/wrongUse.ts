import type { ButtonProps } from '@platewell/kit/ui/Button'

/** The closed props hold in other applications too. */
export const invalidUses: readonly ButtonProps[] = [
  // @ts-expect-error -- there is no such variant
  { variant: 'loud', children: 'Pay' },
  // @ts-expect-error -- no component takes a class name
  { className: 'mine', children: 'Pay' },
  // @ts-expect-error -- there is no such icon
  { icon: 'rocket', children: 'Pay' },
]
