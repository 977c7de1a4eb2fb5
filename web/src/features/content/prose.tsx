import { Box, type BoxProps, chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/navigation/paths.ts'

const RouterLink = chakra(Link)

/** Text whose `<contact>` part links to the contact page. */
const withLinks = (text: string) =>
  text.split(/<contact>(.+?)<\/contact>/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <RouterLink key={part} to={paths.contact} color="brand.fg" textDecoration="underline" textUnderlineOffset="3px">
        {part}
      </RouterLink>
    ),
  )

/** Text with minimal markup: empty lines separate paragraphs, `- ` starts list items, and `<contact>` links to the contact page. */
export function Prose({ text, ...box }: { text: string } & BoxProps) {
  return (
    <Box textStyle="reading" color="fg.muted" {...box}>
      {text.split('\n\n').map((block, index) => {
        const lines = block.split('\n')
        if (!lines.every((line) => line.startsWith('- ')))
          return (
            <Text key={block} mt={index > 0 ? '3' : '0'}>
              {withLinks(block)}
            </Text>
          )
        return (
          <chakra.ul key={block} listStyleType="disc" ps="5" mt={index > 0 ? '3' : '0'}>
            {lines.map((line) => (
              <chakra.li key={line} _notFirst={{ mt: '1.5' }}>
                {withLinks(line.slice(2))}
              </chakra.li>
            ))}
          </chakra.ul>
        )
      })}
    </Box>
  )
}
