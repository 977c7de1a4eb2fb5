import { Flex, Text, chakra } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PictureEditor } from './picture-editor.tsx'
import { usePicture } from './use-picture.ts'

/** Editor for the company's logo, which is always shown on white, as in print. */
export function LogoEditor({ companyName, url }: { companyName: string; url: string | null }) {
  const { t } = useTranslation('profile')
  const changePicture = usePicture('company-logo')
  const picture = (
    <Flex
      w="160px"
      h="72px"
      p="2"
      align="center"
      justify="center"
      borderWidth="1px"
      borderStyle={url ? 'solid' : 'dashed'}
      borderRadius="l2"
      bg={url ? 'white' : 'bg.subtle'}
      color="fg.subtle"
    >
      {url ? (
        <chakra.img src={url} alt={t('logo.alt', { name: companyName })} maxW="full" maxH="full" />
      ) : (
        <Icon name="photo" size={22} />
      )}
    </Flex>
  )
  return (
    <PictureEditor kind="logo" picture={picture} hasPicture={url !== null} onChange={changePicture}>
      <Text fontWeight="semibold">{t('logo.title')}</Text>
      <Text textStyle="small" color="fg.muted">
        {t('logo.note')}
      </Text>
    </PictureEditor>
  )
}
