import { type Document, isSeq, type Node, type YAMLMap } from 'yaml'
import { partsOf } from './parts.ts'
import { type Answers, serviceId } from './questions.ts'

/** Who works in a practice of several, for practice.yaml; nothing where there are no names to publish. */
export function peopleOf(answers: Answers) {
  const { gender, language, languages, person, personEnglish } = answers
  const { profession, professionEnglish } = answers
  const names = gender === 'several' ? namesIn(person) : []
  const inEnglish = namesIn(personEnglish)
  const people = names.map((name, i) => {
    const english = inEnglish[i]
    return {
      id: serviceId(english ?? '') || `person-${i + 1}`,
      name,
      // The interview only asks about all of them together.
      jobTitle: { placeholder: profession },
      ...(language !== 'en' && {
        english: {
          name: english ?? { placeholder: name },
          jobTitle: { placeholder: professionEnglish },
        },
      }),
      // A list of one's own, or YAML would refer from one to the other.
      languages: { placeholder: [...languages] },
    }
  })
  return people.length > 0 ? people : undefined
}

/** Takes practice.yaml of several people. Moves the degree and the registration from the practice to each of them. */
export function qualifyEach(practice: Document): void {
  const people = practice.get('people')
  for (const field of ['credentials', 'registration']) {
    const value = practice.get(field, true) as Node
    if (isSeq<YAMLMap>(people)) for (const person of people.items) person.set(field, value.clone())
    practice.delete(field)
  }
}

const namesIn = (line: string) => partsOf(line, /[,;،؛]/u)
