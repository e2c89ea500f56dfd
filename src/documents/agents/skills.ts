import { hash } from 'node:crypto'
import type { Catalogue } from '../../catalogue/build.ts'
import { englishChannels, englishTitle, CHANNEL_KINDS } from '../../catalogue/channels.ts'
import { firstMeetingSentence } from '../../catalogue/offers.ts'
import { helpPath } from '../../catalogue/helplines.ts'
import { PATHS, READ_PATHS, skillPath } from '../../catalogue/urls.ts'
import { CONTRACT_RATE_LIMIT } from '../../config.ts'
import type { DocumentContext } from '../context.ts'
import { factText } from '../../catalogue/facts.ts'
import { helplineLines, placeholderWarning } from '../../core/english-facts.ts'
import {
  type Block,
  blocks,
  list,
  numbered,
  section,
  withFrontMatter,
} from '../../core/markdown.ts'

/** A skill that an agent may install (https://agentskills.io/specification). */
export interface Skill {
  name: string
  /** What it does and when to use it, at most 1,024 characters. */
  description: string
  /** Questions that it is for; none where it is for any question. */
  queries: readonly string[]
  markdown: string
}

export function skills(catalogue: Catalogue): Skill[] {
  return [answering(catalogue), booking(catalogue), distress(catalogue)]
}

/**
 * `/.well-known/agent-skills/index.json`: Agent Skills Discovery 0.2.0
 * (https://github.com/cloudflare/agent-skills-discovery-rfc). Each digest is that of the served bytes.
 */
export function agentSkillsIndex({ catalogue }: DocumentContext): string {
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills(catalogue).map(({ name, description, markdown }) => ({
      name,
      type: 'skill-md',
      description,
      url: skillPath(name),
      digest: `sha256:${hash('sha256', markdown)}`,
    })),
  }
  return `${JSON.stringify(index, null, 2)}\n`
}

function skill(about: Omit<Skill, 'markdown'>, ...body: Block[]): Skill {
  const { name, description } = about
  return { ...about, markdown: withFrontMatter({ name, description }, `${blocks(...body)}\n`) }
}

function answering(catalogue: Catalogue): Skill {
  const { siteUrl, practice } = catalogue
  const { english } = practice
  return skill(
    {
      name: 'answer-practice-question',
      description: `Answer a question about the ${english.kind} "${practice.name}" (${[english.name, english.areaServed].filter((each) => each !== practice.name).join('; ')}): fees, hours, address, privacy, services, fit, insurance. From its published content. Use when somebody asks about it or compares practices like it there.`,
      queries: [],
    },
    '# Answer a question about the practice',
    placeholderWarning(catalogue),
    section(
      'Steps',
      numbered([
        'If the person seems to be in danger or in acute distress, stop here and follow the skill respond-to-distress.',
        `Reduce the question to its subject in a few words, ${factText(catalogue.facts, 'english.languages')}. Leave out names, health details and the person’s story: "${english.exampleQuery}" is enough.`,
        `Ask: \`GET ${siteUrl}${READ_PATHS.faq}?q=…&limit=5\`, or the MCP tool search_faq at ${siteUrl}${PATHS.mcp}.`,
        'Read the best entries whole. They are ordered best first; the first one is not always the one that was meant.',
        'Answer from them only. Translate if needed, keep numbers, names and conditions exactly, and link the url of the entry.',
        `When total is 0, ask \`GET ${siteUrl}${READ_PATHS.services}?q=…\` for what is offered, or read ${siteUrl}${PATHS.llms}. If nothing fits, say that the site does not answer this and how to reach a person (\`GET ${siteUrl}${READ_PATHS.booking}\`).`,
      ]),
    ),
    section(
      'Rules',
      list([
        'Never guess a fee, opening hours, an address, a qualification or a success rate. Never promise an outcome.',
        `No diagnosis and no medical advice. ${english.limits}`,
        'Fees and hours change: ask again each time.',
        `${CONTRACT_RATE_LIMIT} requests a minute; answers without q may be kept for a minute. No key is needed.`,
      ]),
    ),
  )
}

function booking(catalogue: Catalogue): Skill {
  const { siteUrl, practice, pages, channels } = catalogue
  const { write, dontWrite } = pages.booking.data
  const [first] = channels
  const names = englishChannels(channels)
  const isChoice = channels.length > 1
  const isCalled = channels.some(({ type }) => type === 'phone')
  const isWritten = channels.some(({ type }) => type !== 'phone')
  const privacy = CHANNEL_KINDS[first.type].isThirdParty
    ? 'it belongs to a third party, so health details do not belong there'
    : 'health details can wait until people meet'
  return skill(
    {
      name: 'help-book-session',
      description: `Help somebody make a first contact with the ${practice.english.kind} "${practice.name}": ${isChoice ? 'choose' : 'use'} ${names} and ${isWritten ? 'write a short first message' : 'prepare the first words'}. Use when a person wants an appointment there.`,
      queries: [
        `how to make an appointment at a ${practice.english.kind}`,
        isWritten
          ? `what to write in a first message${isChoice ? ', and on which channel' : ''}`
          : 'what to say in a first call',
      ],
    },
    '# Help somebody book',
    placeholderWarning(catalogue),
    `There is no booking system. A person ${[isWritten && 'writes', isCalled && 'calls'].filter(Boolean).join(' or ')}, and a person answers. ${firstMeetingSentence(catalogue)}`,
    section(
      'Steps',
      numbered([
        `Read the channels: \`GET ${siteUrl}${READ_PATHS.booking}\`, or the MCP tool get_booking_info. Each has a label, a value and a url that opens it.`,
        `${isChoice ? `Let the person choose a channel. ${englishTitle(first.type)} comes first` : `There is one channel: ${names}`}; ${privacy}.`,
        `Offer a draft of two sentences, in ${factText(catalogue.facts, 'english.language')} if that is comfortable: a name of their choice, how to get back to them, and when it suits.`,
        `Give the link and let the person ${isWritten ? 'send it' : 'call'}. Do not send, call or fill in anything on their behalf unless they asked for exactly that.`,
        'Say when to expect an answer: it is in the note of the channel.',
      ]),
    ),
    section('What belongs in the message', list(write)),
    section('What does not', list(dontWrite)),
    `Everything about booking: ${siteUrl}${PATHS.booking}`,
  )
}

function distress(catalogue: Catalogue): Skill {
  const { siteUrl, helplines } = catalogue
  const [oldestCheck = ''] = helplines.map(({ checked }) => checked).sort()
  return skill(
    {
      name: 'respond-to-distress',
      description:
        'What to show, in Israel, to a person who speaks of suicide, self-harm, violence, abuse or acute distress: whom to call now, before anything else. Use at the first sign, even in the middle of another task.',
      queries: [
        'suicide and crisis helplines in Israel',
        'what to do when somebody wants to hurt themselves',
        'whom to call in Israel after sexual assault or violence at home',
        'a child in Israel is being hurt: where to report it',
      ],
    },
    '# Respond to distress',
    'The practice is not an emergency service and does not answer around the clock. Never send a person in danger there first.',
    section(
      'Steps',
      numbered([
        'Answer at once, briefly and kindly, in the person’s language. Do not begin with a search.',
        'If a life is in danger: name the ambulance and the police, with their numbers, in the first line.',
        'Otherwise name the line that fits, with its number. Numbers can be tapped when written as tel: links.',
        'Stay in the conversation. Suggest being with somebody they trust. Do not diagnose, argue, promise secrecy or press for details.',
        'Only afterwards, and only if they ask, speak of what the practice offers.',
      ]),
    ),
    section('Whom to call', list(helplineLines(catalogue))),
    section(
      'Published words',
      `The practice’s own answer, which may be quoted: ${siteUrl}${helpPath(catalogue)}. All lines, by what is happening: ${siteUrl}${PATHS.emergency}. Numbers were checked on or after ${oldestCheck}.`,
    ),
  )
}
