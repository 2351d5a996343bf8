import { useRef } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Breakable } from '../../../ui/KeepTogether/Breakable.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { ScreenHeading } from '../../shared/screens/Screen.tsx'
import type { Ambassador } from '../ambassador.ts'

type Props = {
  ambassador: Ambassador
  photo: { readonly uploading: boolean; readonly problem: string | null }
  onPhoto: (file: File) => void
}

export function Profile({ ambassador: { name, email, photo: src, memberSince }, photo, onPhoto }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack space="md">
      <Inline space="md" wrap={false}>
        <Avatar
          name={name}
          src={src}
          size="lg"
          action={
            <IconButton
              icon="edit"
              variant="solid"
              label="Edit Photo"
              pending={photo.uploading}
              pendingLabel="Uploading your photo"
              onClick={() => input.current?.click()}
            />
          }
        />
        <Stack space="none">
          <ScreenHeading>{name}</ScreenHeading>
          <Text size="sm">
            {email !== null && <Breakable>{email}</Breakable>}
            {'\u2003'}
            {memberSince !== null && <KeepTogether>{`Member since ${formatDay(memberSince)}`}</KeepTogether>}
          </Text>
        </Stack>
      </Inline>
      {/* The button above opens it, so that nobody meets two controls. */}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label="Photo"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file && !photo.uploading) onPhoto(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {photo.problem !== null && (
        <Alert tone="danger" live="assertive">
          {photo.problem}
        </Alert>
      )}
    </Stack>
  )
}
