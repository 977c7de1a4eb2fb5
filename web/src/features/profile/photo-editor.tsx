import { Box, Button, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { notify } from '#src/lib/browser/toaster.ts'

const types = 'image/jpeg,image/png,image/webp'
const maxBytes = 5 * 1024 * 1024

interface PhotoEditorProps {
  name: string
  photoUrl: string | null
  /** Stores or deletes the photo; resolves with a refusal, or null on success. */
  onChange: (file: File | null) => Promise<string | null>
  /** Whose photo it is, beside it. */
  children: ReactNode
}

/** The agent's photo. The server re-encodes it, so nothing but the picture is stored. */
export function PhotoEditor({ name, photoUrl, onChange, children }: PhotoEditorProps) {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function change(file: File | null) {
    setFailure(null)
    if (file && file.size > maxBytes) {
      setFailure(t('photo.tooLarge'))
      return
    }
    setBusy(true)
    const refusal = await onChange(file)
    setBusy(false)
    if (refusal === null) notify('success', t('saved'))
    else setFailure(refusal || t('photo.failed'))
  }

  return (
    <Flex gap="4" align="center" wrap="wrap">
      {photoUrl ? (
        <chakra.img
          src={photoUrl}
          alt={t('photo.alt', { name })}
          boxSize="72px"
          borderRadius="full"
          objectFit="cover"
        />
      ) : (
        <Flex boxSize="72px" borderRadius="full" bg="brand.subtle" color="brand.fg" align="center" justify="center">
          <Icon name="user" size={30} />
        </Flex>
      )}
      <Box flex="1 1 200px" minW="0">
        {children}
      </Box>
      <Box>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" loading={busy} onClick={() => input.current?.click()}>
            {t(photoUrl ? 'photo.change' : 'photo.add')}
          </Button>
          {photoUrl && (
            <Button size="sm" variant="plain" disabled={busy} onClick={() => void change(null)}>
              {t('photo.remove')}
            </Button>
          )}
        </HStack>
        <Text textStyle="micro" color={failure ? 'red.fg' : 'fg.subtle'} mt="1.5" role={failure ? 'alert' : undefined}>
          {failure ?? t('photo.hint')}
        </Text>
        <input
          ref={input}
          type="file"
          accept={types}
          aria-label={t('photo.choose')}
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
