import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDebianPackages } from './debian.ts'
import { freePort } from './servers.ts'

/** A program of another project that tests run beside the service. */
export interface RunningProgram {
  port: number
  stop: () => Promise<void>
}

const DEPLOY = new URL('../../deploy/nginx/', import.meta.url)

/** Starts Debian's redis-server without persistence. */
export async function startRedis(
  port?: number,
  ...options: string[]
): Promise<RunningProgram & { pid: number }> {
  need('redis-server')
  const ownPort = port ?? (await freePort())
  const folder = await mkdtemp(join(tmpdir(), 'practice-redis-'))
  const child = spawn(
    'redis-server',
    ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...options],
    { stdio: 'ignore' },
  )
  await untilListening(ownPort, child)
  return { port: ownPort, pid: child.pid ?? 0, stop: () => stop(child, folder) }
}

/**
 * Starts Debian's nginx with the configuration of deploy/ in front of these ports. Another site comes first, which logs
 * to nginx's own log.
 *
 * @param more Further directives, by their block.
 */
export async function startNginx(
  origins: readonly number[],
  more: { main?: string; events?: string; http?: string } = {},
): Promise<RunningProgram & { plainPort: number; folder: string }> {
  need('nginx')
  const port = await freePort()
  const plainPort = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'practice-nginx-'))
  await mkdir(join(folder, 'logs'))
  makeCertificate(folder)
  const site = (await readFile(new URL('practice-site.conf', DEPLOY), 'utf8'))
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/listen 80\b/, `listen 127.0.0.1:${plainPort}`)
    .replace(/server 127\.0\.0\.1:4321(.*;)/, (_, options: string) =>
      origins.map((origin) => `server 127.0.0.1:${origin}${options}`).join(' '),
    )
    .replaceAll('/etc/ssl/practice.example/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/logs/`)
    .replaceAll('/var/cache/nginx/', `${folder}/cache-`)
    .replaceAll(
      '/etc/nginx/practice-site-locations.conf',
      new URL('practice-site-locations.conf', DEPLOY).pathname,
    )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const certificate = `ssl_certificate ${folder}/fullchain.pem; ssl_certificate_key ${folder}/privkey.pem;`
  const other = `server { listen 127.0.0.1:${plainPort}; listen 127.0.0.1:${port} ssl http2;
    server_name other.example; ${certificate} return 404; }`
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/logs/main.log; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    ${more.main ?? ''} events { ${more.events ?? ''} } http { ${more.http ?? ''} access_log ${folder}/logs/access.log; ${temporary} ${other} ${site} }`
  await writeFile(join(folder, 'nginx.conf'), main)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  await untilListening(port, child)
  return { port, plainPort, folder, stop: () => stop(child, folder) }
}

function makeCertificate(folder: string): void {
  need('openssl')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=practice.example'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  )
}

/** @throws {Error} If a Debian package is missing and cannot be installed. */
export function need(name: string): void {
  if (!ensureDebianPackages(name)) throw new Error(`These tests need Debian's package ${name}.`)
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${child.spawnfile} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  await rm(folder, { recursive: true, force: true })
}
