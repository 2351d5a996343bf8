import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { useDevice } from '../device/DeviceProvider.tsx'

/** Links to the app in the app stores; the device's own store is first, and the main action where `variant` is solid. The other is quiet. */
export function StoreLinks({ variant = 'soft' }: { variant?: 'solid' | 'soft' | 'quiet' | 'link' }) {
  const { settings } = useEnterprise()
  const apple = { icon: 'app', href: settings.appStoreUrl, label: 'Download on the App Store' } as const
  const google = { icon: 'download', href: settings.playStoreUrl, label: 'Get it on Google Play' } as const
  const stores = useDevice() === 'android' ? [google, apple] : [apple, google]
  return (
    <Stack space="sm">
      {stores.map(({ label, ...link }, index) =>
        variant === 'link' ? (
          <TextLink key={label} newTab {...link}>
            {label}
          </TextLink>
        ) : (
          <LinkButton key={label} variant={index === 0 ? variant : 'quiet'} wide newTab {...link}>
            {label}
          </LinkButton>
        ),
      )}
    </Stack>
  )
}
