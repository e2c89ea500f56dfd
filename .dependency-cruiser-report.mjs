/**
 * What `npm run lint` says of the imports: each violation, and both counts also when they are 0.
 * dependency-cruiser loads a reporter by its path from the cruiser's own folder, hence the dots in package.json.
 *
 * @param {import('dependency-cruiser').ICruiseResult} result
 */
export default function report({ summary: { violations, totalCruised } }) {
  const circles = violations.filter(({ rule }) => rule.name.startsWith('no-circle')).length
  const lines = violations.map(({ rule, from, to, cycle = [] }) => {
    const path = cycle.length > 0 ? cycle.map(({ name }) => name) : [to]
    return `${rule.name}: ${[from, ...path].join(' → ')}`
  })
  lines.push(
    `${totalCruised} modules, ${violations.length - circles} imports against the layers, ${circles} circles`,
  )
  return { output: `${lines.join('\n')}\n`, exitCode: violations.length }
}
