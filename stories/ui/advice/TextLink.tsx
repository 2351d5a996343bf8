import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

export const saysWhere = () => (
  <Text>
    By going on you agree to the <TextLink href="#terms">terms of use</TextLink>.
  </Text>
)

export const linksHere = () => (
  <Text>
    To read the terms of use, press <TextLink href="#terms">here</TextLink>.
  </Text>
)
