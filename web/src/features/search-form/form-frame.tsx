import { Box, Button, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'

interface FormFrameProps {
  label: string
  formRef: RefObject<HTMLFormElement | null>
  header: ReactNode
  /** Cells in the row. */
  children: ReactNode
  /** Additional fields below the row. */
  additionalFields?: ReactNode
  /** Content below the fields. */
  footer: ReactNode
  /** Button at the end of the footer. */
  footerAction?: ReactNode
  /** Reloads lists that could not be loaded; undefined if none failed. */
  reload: (() => void) | undefined
  /** Message for lists that could not be loaded. */
  reloadText: string
  onSubmit: () => void
  onCancel: (() => void) | undefined
}

/** Layout of a search form for any product: fields in one row with the search button. */
export function FormFrame(props: FormFrameProps) {
  const {
    label,
    formRef,
    header,
    children,
    additionalFields,
    footer,
    footerAction,
    reload,
    reloadText,
    onSubmit,
    onCancel,
  } = props
  const { t } = useTranslation(['search', 'components'])
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card boxShadow="raised">
      {header}
      <chakra.form ref={formRef} onSubmit={submit} noValidate aria-label={label}>
        <Flex data-dense wrap={{ base: 'wrap', lg: 'nowrap' }} align="stretch">
          {children}
          <Flex p="3" gap="2" align="center" flex={{ base: '1', lg: '0 0 auto' }}>
            {onCancel && (
              <Button variant="outline" size="lg" h={{ lg: '52px' }} onClick={onCancel}>
                {t('components:close')}
              </Button>
            )}
            <Button type="submit" size="lg" h={{ lg: '52px' }} px="6" flex="1">
              <Icon name="search" size={17} />
              {t('submit')}
            </Button>
          </Flex>
        </Flex>
        {reload && (
          <HStack role="alert" px="4" py="2" gap="2" borderTopWidth="1px" textStyle="small" color="red.fg">
            <Icon name="alert" size={15} />
            <Text flex="1">{reloadText}</Text>
            <Button variant="plain" size="sm" onClick={reload}>
              {t('components:retry')}
            </Button>
          </HStack>
        )}
        {additionalFields}
        {(footer || footerAction) && (
          <Flex
            px="4"
            py="1.5"
            minH="10"
            columnGap="5"
            rowGap="1"
            wrap="wrap"
            align="center"
            borderTopWidth="1px"
            textStyle="small"
            color="fg.muted"
            bg="bg.subtle"
            borderBottomRadius="l3"
          >
            {footer}
            {footer && <Box flex="1" />}
            {footerAction}
          </Flex>
        )}
      </chakra.form>
    </Card>
  )
}
