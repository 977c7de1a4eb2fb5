import { Button, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { type SyntheticEvent, useState } from 'react'
import { Field } from '#src/components/forms/field.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { searchKey, tidy } from '#src/domain/text.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useCompanyTagsQuery } from './tag-bookings.generated.ts'
import { RemovableTag } from './tag-pill.tsx'
import { type TagProblem, hasTag, maxTags, findTagProblem } from './tag-rules.ts'

const maxSuggestions = 6

interface TagInputProps {
  label: string
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Text box to add tags, the current tags, and suggestions from the company's tags. */
export function TagInput({ label, tags, onChange }: TagInputProps) {
  const { t } = useTranslation(['bookings', 'tools', 'worklist'])
  const [typedTag, setTypedTag] = useState('')
  const [problem, setProblem] = useState<TagProblem | null>(null)
  const companyTags = useCompanyTagsQuery().data?.bookings.tags ?? []
  const suggestions = companyTags.filter((tag) => !hasTag(tags, tag) && searchKey(tag).includes(searchKey(typedTag)))

  function add(tag: string) {
    onChange([...tags, tidy(tag)])
    setTypedTag('')
    setProblem(null)
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const tagProblem = findTagProblem(typedTag, tags)
    if (tagProblem) setProblem(tagProblem)
    else add(typedTag)
  }
  return (
    <Stack gap="3">
      <chakra.form onSubmit={submit} noValidate>
        <Field
          label={label}
          value={typedTag}
          dir={typedTag ? 'auto' : undefined}
          autoComplete="off"
          error={problem && t(`tools:tags.${problem}`, { max: maxTags })}
          onChange={(event) => {
            setTypedTag(event.target.value)
            setProblem(null)
          }}
          beside={
            <Button type="submit" variant="outline" h={{ base: '11', md: '10' }}>
              {t('tools:tags.add')}
            </Button>
          }
        />
      </chakra.form>
      {tags.length > 0 && (
        <HStack as="ul" listStyleType="none" gap="1.5" wrap="wrap" aria-label={t('worklist:columns.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableTag tag={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))} />
            </li>
          ))}
        </HStack>
      )}
      {suggestions.length > 0 && tags.length < maxTags && (
        <Stack gap="1.5">
          <Text textStyle="small" color="fg.subtle">
            {t('tools:tags.suggestions')}
          </Text>
          <HStack gap="1.5" wrap="wrap">
            {suggestions.slice(0, maxSuggestions).map((tag) => (
              <Button key={tag} size="xs" variant="outline" maxW="full" onClick={() => add(tag)}>
                <Icon name="plus" size={12} />
                <chakra.span dir="auto" truncate>
                  {tag}
                </chakra.span>
              </Button>
            ))}
          </HStack>
        </Stack>
      )}
    </Stack>
  )
}
