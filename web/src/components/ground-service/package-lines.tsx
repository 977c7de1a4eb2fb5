import { Text, type TextProps } from '@chakra-ui/react'
import { type NamedExtra, useGroupTexts } from './use-group-texts.ts'

const line = {
  py: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  breakInside: 'avoid',
  _last: { borderBottomWidth: '0', pb: '0' },
} as const satisfies TextProps

interface PackageLinesProps {
  package: { readonly name: string; readonly description: string | null } | null
  extras: readonly (NamedExtra & { readonly code: string })[]
}

/** A package with its contents, followed by the extras: `Wheelchair × 2 · 5 days`. */
export function PackageLines({ package: chosen, extras }: PackageLinesProps) {
  const texts = useGroupTexts()
  return (
    <>
      {chosen && (
        <Text {...line}>
          <Text as="span" fontWeight="semibold">
            <bdi>{chosen.name}</bdi>
          </Text>
          {chosen.description && (
            <Text as="span" display="block" textStyle="small" color="fg.muted">
              <bdi>{chosen.description}</bdi>
            </Text>
          )}
        </Text>
      )}
      {extras.map((extra) => (
        <Text key={extra.code} textStyle="small" {...line}>
          {texts.extra(extra)}
        </Text>
      ))}
    </>
  )
}
