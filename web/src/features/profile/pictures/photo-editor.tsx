import { Flex, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { PictureEditor } from './picture-editor.tsx'
import { usePicture } from './use-picture.ts'

interface PhotoEditorProps {
  name: string
  photoUrl: string | null
  /** Text that identifies the agent, shown next to the photo. */
  children: ReactNode
}

/** Editor for the agent's photo. */
export function PhotoEditor({ name, photoUrl, children }: PhotoEditorProps) {
  const { t } = useTranslation('profile')
  const changePicture = usePicture('profile-photo')
  const picture = photoUrl ? (
    <chakra.img src={photoUrl} alt={t('photo.alt', { name })} boxSize="72px" borderRadius="full" objectFit="cover" />
  ) : (
    <Flex boxSize="72px" borderRadius="full" bg="brand.subtle" color="brand.fg" align="center" justify="center">
      <Icon name="user" size={30} />
    </Flex>
  )
  return (
    <PictureEditor kind="photo" picture={picture} hasPicture={photoUrl !== null} onChange={changePicture}>
      {children}
    </PictureEditor>
  )
}
