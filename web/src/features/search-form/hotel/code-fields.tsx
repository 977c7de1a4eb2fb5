import { Flex } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Field } from '#src/components/forms/field.tsx'

interface CodeFieldsProps {
  hotelPromoCode: string
  specialCode: string
  onChange: (codes: { hotelPromoCode?: string; specialCode?: string }) => void
}

export function CodeFields({ hotelPromoCode, specialCode, onChange }: CodeFieldsProps) {
  const { t } = useTranslation('search')
  const fieldProps = { ltr: true, flex: '1', maxW: { sm: '320px' }, maxLength: 100 } as const
  return (
    <Flex px="4" py="3" gap="3" borderTopWidth="1px" direction={{ base: 'column', sm: 'row' }}>
      <Field
        {...fieldProps}
        label={t('hotelPromo')}
        hint={t('hotelPromoHint')}
        value={hotelPromoCode}
        onChange={(event) => onChange({ hotelPromoCode: event.target.value })}
      />
      <Field
        {...fieldProps}
        label={t('specialCode')}
        hint={t('specialCodeHint')}
        value={specialCode}
        onChange={(event) => onChange({ specialCode: event.target.value })}
      />
    </Flex>
  )
}
