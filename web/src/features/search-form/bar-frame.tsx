import { Box, Button, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'

interface BarFrameProps {
  /** Identifies the search. After editing, the focus returns to the button only if the search is the same. */
  searchKey: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Replaces the line while the agent edits the search. */
  form: ReactNode
  /** Facts about the search, such as its dates. */
  children: ReactNode
  /** Second line, below the facts. */
  secondLine?: ReactNode
}

/** Current search in one line above a page. "Edit search" replaces it with the form. */
export function BarFrame({ searchKey, open, onOpenChange, form, children, secondLine }: BarFrameProps) {
  const [editedKey, setEditedKey] = useState<string>()
  if (open && editedKey !== searchKey) setEditedKey(searchKey)
  return (
    <Box bg="bg.panel" borderBottomWidth="1px">
      {open ? (
        <Page py="3">{form}</Page>
      ) : (
        <Page>
          <Flex
            data-dense
            minH={{ base: '60px', md: '56px' }}
            py={{ base: '2', md: '1' }}
            align="center"
            gap="3"
            textStyle="small"
          >
            {/* A fact that does not fit wraps as a whole. */}
            <Flex
              flex="1"
              minW="0"
              wrap={{ base: 'wrap', lg: 'nowrap' }}
              align="center"
              columnGap={{ base: '3', lg: '5' }}
              rowGap="0.5"
            >
              {children}
            </Flex>
            <EditButton onEdit={() => onOpenChange(true)} shouldFocus={editedKey === searchKey} />
          </Flex>
          {secondLine && <Box pb="2">{secondLine}</Box>}
        </Page>
      )}
    </Box>
  )
}

/** Divider between two facts, shown at and above a breakpoint. */
export const BarDivider = ({ from }: { from: 'md' | 'lg' }) => (
  <Box w="1px" h="6" bg="border" hideBelow={from} aria-hidden />
)

/** Button that opens the form. Gets the focus back when the form is closed. */
function EditButton({ onEdit, shouldFocus }: { onEdit: () => void; shouldFocus: boolean }) {
  const { t } = useTranslation('search')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shouldFocus) button.current?.focus()
  }, [shouldFocus])
  return (
    <Button ref={button} size="sm" variant="outline" flexShrink={0} onClick={onEdit} aria-label={t('edit')}>
      <Icon name="search" size={14} />
      <Box as="span" hideBelow="lg">
        {t('edit')}
      </Box>
      <Box as="span" hideFrom="lg">
        {t('editShort')}
      </Box>
    </Button>
  )
}
