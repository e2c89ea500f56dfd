import type { Person } from '../schemas/person.ts'

const SCHEMA_GENDERS = {
  female: 'https://schema.org/Female',
  male: 'https://schema.org/Male',
} as const

/** Somebody who works here; with a gender, a degree and an entry in a register only if the owner has given them. */
export function employee(
  {
    name,
    gender,
    credentials,
    registration,
  }: Pick<Person, 'name' | 'gender'> & Partial<Pick<Person, 'credentials' | 'registration'>>,
  alternateName: string,
  jobTitle: string,
) {
  return {
    '@type': 'Person' as const,
    name,
    ...(alternateName !== name && { alternateName }),
    jobTitle,
    ...(gender && { gender: SCHEMA_GENDERS[gender] }),
    ...(credentials && {
      hasCredential: {
        '@type': 'EducationalOccupationalCredential' as const,
        credentialCategory: 'degree',
        name: credentials,
      },
    }),
    ...(registration && {
      identifier: {
        '@type': 'PropertyValue' as const,
        propertyID: registration.authority,
        value: registration.number,
        url: registration.url,
      },
    }),
  }
}
