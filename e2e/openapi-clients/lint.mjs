/** Prints what all of Spectral's rules for OpenAPI find in a document, as JSON: node lint.mjs DOCUMENT */
import { readFile } from 'node:fs/promises'
import core from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

const spectral = new core.Spectral()
spectral.setRuleset({ extends: [[rulesets.oas, 'all']] })
const findings = await spectral.run(JSON.parse(await readFile(process.argv[2], 'utf8')))
console.log(JSON.stringify(findings.map(({ code, message, path }) => ({ code, message, path }))))
