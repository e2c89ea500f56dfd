import { execFile } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { outsideTests } from './environment.ts'
import { installPackages } from './install-packages.ts'

const FOLDER = fileURLToPath(new URL('../mcp-clients/', import.meta.url))

/** Installs the packages of the MCP clients. */
export const installMcpClients = () => installPackages(FOLDER)

export interface Finished {
  code: number
  stdout: string
  /** stdout, then stderr. */
  output: string
}

/** Runs a client, a file in e2e/mcp-clients, in a process of its own. */
export async function runClient(file: string, args: string[]): Promise<Finished> {
  await using home = await mkdtempDisposable(join(tmpdir(), 'mcp-clients-'))
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      {
        cwd: FOLDER,
        timeout: 120_000,
        maxBuffer: 32 * 1024 * 1024,
        // Some keep settings in the home folder, or report usage by default.
        env: {
          ...outsideTests(),
          HOME: home.path,
          DO_NOT_TRACK: '1',
          MASTRA_TELEMETRY_DISABLED: '1',
          OPENAI_AGENTS_DISABLE_TRACING: '1',
        },
      },
      (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0
        resolve({ code, stdout, output: stdout + stderr })
      },
    )
  })
}
