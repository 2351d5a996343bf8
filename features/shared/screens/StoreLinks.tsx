import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Device } from '../device/device.ts'
import { useDevice } from '../device/DeviceProvider.tsx'

type Props = {
  variant?: 'solid' | 'soft' | 'quiet' | 'link' | 'badge'
  /** The device where it decides how many there are: a phone needs its own store alone. */
  device?: Device
  /** Links of a gift, which go before the enterprise's. */
  gift?: { readonly appStoreUrl: string | null; readonly playStoreUrl: string | null } | undefined
}

/** Links to the app in the app stores; the device's own store is first, and the main action where `variant` is solid. The other is quiet. */
export function StoreLinks({ variant = 'soft', device, gift }: Props) {
  const { settings } = useEnterprise()
  const own = useDevice()
  const apple = { icon: 'app', href: gift?.appStoreUrl ?? settings.appStoreUrl, first: 'Download on the', name: 'App Store' } as const
  const google = { icon: 'download', href: gift?.playStoreUrl ?? settings.playStoreUrl, first: 'Get it on', name: 'Google Play' } as const
  const stores = (device ?? own) === 'android' ? [google, apple] : [apple, google]
  return (
    <Stack space="sm">
      {stores.slice(0, device === 'ios' || device === 'android' ? 1 : 2).map(({ first, name, ...link }, index) =>
        variant === 'link' ? (
          <TextLink key={name} newTab {...link}>
            {`${first} ${name}`}
          </TextLink>
        ) : (
          <LinkButton key={name} variant={index === 0 ? variant : 'quiet'} wide={variant !== 'badge'} newTab {...link}>
            {variant === 'badge' ? <small>{first}</small> : first} {name}
          </LinkButton>
        ),
      )}
    </Stack>
  )
}
