import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { notify } from '#src/lib/browser/toaster.ts'

const acceptedTypes = 'image/jpeg,image/png,image/webp'
const maxBytes = 5 * 1024 * 1024

interface PictureEditorProps {
  /** Selects the labels and messages. */
  kind: 'photo' | 'logo'
  /** Picture or placeholder. */
  picture: ReactNode
  hasPicture: boolean
  /** Stores the picture, or deletes it if the file is null. Resolves to the server's refusal, or to null on success. */
  onChange: (file: File | null) => Promise<string | null>
  /** Text that describes the picture, shown next to it. */
  children: ReactNode
}

/** Picture with buttons to change or remove it. The server re-encodes it, which removes metadata. */
export function PictureEditor({ kind, picture, hasPicture, onChange, children }: PictureEditorProps) {
  const { t } = useTranslation('profile')
  const fileInput = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function change(file: File | null) {
    setFailure(null)
    if (file && file.size > maxBytes) {
      setFailure(t('pictureTooLarge'))
      return
    }
    setBusy(true)
    try {
      const refusal = await onChange(file)
      if (refusal === null) notify('success', t('saved'))
      else setFailure(refusal || t(`${kind}.failed`))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Flex gap="4" align="center" wrap="wrap">
      {picture}
      <Box flex={{ base: '1 1 200px', md: '0 1 auto' }} minW="0" maxW={{ md: '376px' }} pe={{ md: '4' }}>
        {children}
      </Box>
      <Box>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" loading={busy} onClick={() => fileInput.current?.click()}>
            {t(hasPicture ? `${kind}.change` : `${kind}.add`)}
          </Button>
          {hasPicture && (
            <Button
              size="sm"
              variant="plain"
              disabled={busy}
              aria-label={t(`${kind}.removeLabel`)}
              onClick={() => void change(null)}
            >
              {t('removePicture')}
            </Button>
          )}
        </HStack>
        <Text textStyle="small" color={failure ? 'red.fg' : 'fg.subtle'} mt="1.5" role={failure ? 'alert' : undefined}>
          {failure ?? t('pictureHint')}
        </Text>
        <input
          ref={fileInput}
          type="file"
          accept={acceptedTypes}
          aria-label={t(`${kind}.choose`)}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file) void change(file)
          }}
        />
      </Box>
    </Flex>
  )
}
