import { Box, type BoxProps, chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { RichText } from '#src/lib/i18n/rich-text.tsx'
import { paths } from '#src/lib/navigation/paths.ts'

const RouterLink = chakra(Link)

const tags = {
  contact: <RouterLink to={paths.contact} color="brand.fg" textDecoration="underline" textUnderlineOffset="3px" />,
}

/** Text with minimal markup: empty lines separate paragraphs, `- ` starts list items, and `<contact>` links to the contact page. */
export function Prose({ text, ...box }: { text: string } & BoxProps) {
  return (
    <Box textStyle="reading" color="fg.muted" {...box}>
      {text.split('\n\n').map((block, index) => {
        const lines = block.split('\n')
        if (!lines.every((line) => line.startsWith('- ')))
          return (
            <Text key={block} mt={index > 0 ? '3' : '0'}>
              <RichText text={block} tags={tags} />
            </Text>
          )
        return (
          <chakra.ul key={block} listStyleType="disc" ps="5" mt={index > 0 ? '3' : '0'}>
            {lines.map((line) => (
              <chakra.li key={line} _notFirst={{ mt: '1.5' }}>
                <RichText text={line.slice(2)} tags={tags} />
              </chakra.li>
            ))}
          </chakra.ul>
        )
      })}
    </Box>
  )
}
