import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

/** Sensitive data that the product has: the law of California names a sign-in, and data that shows a person's health or faith. */
const sensitive = 'your sign-in, and what you do not eat'

/** The row that opens the form. */
export const account = { summary: 'Ask us about your account', text: 'We need this to find your data, and use it for nothing else.' }

export function Choice() {
  const { usesSensitiveData } = useEnterprise().settings
  return (
    <Section title="What you can choose">
      <Text>
        Whether we may sell or share your personal data{usesSensitiveData && ', and use sensitive data for more than our service'}. Saying
        no costs nothing, changes no price, and leaves your dining credit as it is.
      </Text>
    </Section>
  )
}

export function Questions() {
  const { usesSensitiveData } = useEnterprise().settings
  return (
    <Stack space="none">
      <Details look="row" summary="What opting out changes">
        <Text>
          Nothing that we know about you is passed on for advertising on other pages, and we do not note how you use our pages. Receipts and
          news about your own orders still reach you.
        </Text>
      </Details>
      <Details look="row" summary="What happens with sensitive data">
        <Text>
          {usesSensitiveData
            ? `Some of what we know is sensitive: ${sensitive}. Opting out also limits its use: we then use it for our service alone, to sign you in and to serve you.`
            : `Some of what we know is sensitive: ${sensitive}. We use it for our service alone, to sign you in and to serve you, so there is nothing to limit.`}
        </Text>
      </Details>
      <Details look="row" summary="Where this applies, and for how long">
        <Text>
          It applies in this browser for 365 days, by a cookie. The form about your account tells us whose data it is: if you have an
          account, your choice applies in every browser where you sign in.
        </Text>
      </Details>
      <Details look="row" summary="What Global Privacy Control is">
        <Text>
          A signal that some browsers and add-ons send by themselves, so that nobody has to fill in a form on every page. Where we receive
          it, we treat it as your choice.
        </Text>
      </Details>
    </Stack>
  )
}
