import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Device } from '../../shared/device/device.ts'
import type { Gift } from '../gift.ts'

type Props = {
  device: Device
  gift?: Pick<Gift, 'appStoreUrl' | 'playStoreUrl'>
  /** Whether they are the badges of an invitation. */
  isBadge?: boolean
}

/** The app in its stores; a phone needs one of them. The gift's own links go before the enterprise's. */
export function GiftStores({ device, gift, isBadge = false }: Props) {
  const { settings } = useEnterprise()
  const stores = [
    { device: 'ios', icon: 'app', href: gift?.appStoreUrl ?? settings.appStoreUrl, first: 'Download on the', name: 'App Store' },
    { device: 'android', icon: 'download', href: gift?.playStoreUrl ?? settings.playStoreUrl, first: 'Get it on', name: 'Google Play' },
  ] as const
  return (
    <Stack space="sm">
      {stores
        .filter((store) => device === 'desktop' || store.device === device)
        .map(({ first, name, icon, href }, index) => (
          <LinkButton
            key={name}
            newTab
            wide={!isBadge}
            variant={isBadge ? 'badge' : index === 0 ? 'solid' : 'soft'}
            icon={icon}
            href={href}>
            {isBadge ? <small>{first}</small> : first} {name}
          </LinkButton>
        ))}
    </Stack>
  )
}
