import { Button, Flex, HStack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { parseWhole } from '#src/domain/digits.ts'
import { tidy } from '#src/domain/text.ts'
import { controlStyle } from '#src/components/forms/field-frame.tsx'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface GoToPageProps {
  page: number
  pageCount: number
  onPage: (page: number) => void
  prefetch?: HoverPrefetch<number> | undefined
}

/** "Page 3 of 25" with arrows and a box for a page number. A number beyond the last page opens the last page. Announces the new page. */
export function GoToPage({ page, pageCount, onPage, prefetch }: GoToPageProps) {
  const { t } = useTranslation('components')
  const [typed, setTyped] = useState('')
  const [announced, setAnnounced] = useState('')

  function prefetchHandlers(to: number) {
    if (!prefetch || to < 1 || to > pageCount) return undefined
    const start = () => prefetch.start(String(to), to)
    const cancel = () => prefetch.cancel(String(to))
    return { onPointerEnter: start, onPointerLeave: cancel, onFocus: start, onBlur: cancel }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const pageNumber = parseWhole(typed)
    setTyped('')
    if (pageNumber === undefined) {
      setAnnounced(t('pages.notANumber', { pages: pageCount }))
      return
    }
    const target = Math.min(Math.max(1, pageNumber), pageCount)
    setAnnounced(t('pages.position', { page: target, pages: pageCount }))
    if (target !== page) onPage(target)
  }

  return (
    <Flex
      as="nav"
      aria-label={t('pages.label')}
      // On phones, the arrows and the box have a line each.
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'center' }}
      w={{ base: 'full', md: 'auto' }}
      gap={{ base: '2', md: '3' }}
    >
      <HStack gap={{ base: '1', md: '3' }}>
        <Text textStyle="small" fontVariantNumeric="tabular-nums" aria-current="page" flex="1">
          {t('pages.position', { page, pages: pageCount })}
        </Text>
        <HStack gap="1">
          <Button
            variant="outline"
            size="sm"
            px="0"
            aria-label={t('pages.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            {...prefetchHandlers(page - 1)}
          >
            <Icon name="previous" />
          </Button>
          <Button
            variant="outline"
            size="sm"
            px="0"
            aria-label={t('pages.next')}
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
            {...prefetchHandlers(page + 1)}
          >
            <Icon name="next" />
          </Button>
        </HStack>
      </HStack>
      {pageCount > 2 && (
        <chakra.form onSubmit={submit} display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
          <chakra.label display="flex" alignItems="center" justifyContent="space-between" gap="2" flex="1">
            {t('pages.goTo')}
            <chakra.input
              {...controlStyle}
              w="14"
              h={{ base: '11', md: '8' }}
              px="2"
              textAlign="center"
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(tidy(event.target.value))}
            />
          </chakra.label>
          {/* Numeric keyboards of phones may lack Enter. */}
          <Button type="submit" variant="outline" size="sm" disabled={typed === ''}>
            {t('pages.go')}
          </Button>
        </chakra.form>
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </Flex>
  )
}
