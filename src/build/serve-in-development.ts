import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { pageLinks } from '../core/file-headers.ts'
import { negotiateType } from '../core/negotiate-type.ts'
import { otherMethodResponse, type PlainResponse, send, textResponse } from '../core/response.ts'
import { connectRefusal, malformedResponse, overTheWire } from '../server/malformed.ts'
import { readRawTarget } from '../server/raw-target.ts'
import { PAGE_TYPES, notAcceptable, notFound, variantHeaders } from '../server/negotiate-page.ts'
import { readRequest, type ServerRequest } from '../server/request.ts'
import { answerApplication } from '../server/request-handler.ts'
import { ERROR_PAGE, isInternal } from '../server/site-handler.ts'
import { fileResponse, type StaticFile, staticFiles, withHeaders } from '../server/static-files.ts'
import type { Catalogue } from '../catalogue/build.ts'
import {
  EDITOR_PATH,
  QUESTIONS_PATH,
  TOO_MANY_PATH,
  markdownPath,
  pagePaths,
} from '../catalogue/urls.ts'
import { VERSION_HEADER } from '../core/http.ts'
import { MAX_FIELDS } from '../schemas/limits.ts'
import { isApplicationPath, searchTarget } from '../core/request-path.ts'
import { notFoundTexts } from '../documents/not-found.ts'
import { checkPictures } from '../catalogue/check-pictures.ts'
import { PROJECT } from '../catalogue/plain-files.ts'
import type { Service } from '../service.ts'
import { pageRunner } from './page-runner.ts'
import { mistakesNow, mistakesPage } from './tell-mistakes.ts'
import { tryQuestions } from './try-questions.ts'

type Instance = typeof import('../instance.ts')
type Documents = typeof import('../documents/documents.ts')
type Files = typeof import('../website/files.ts')

/**
 * In development: answers as in production, by the same functions, where Astro and Vite would answer otherwise: the
 * application, documents and files, Markdown of pages, Link header fields, searches, unknown paths, other methods and
 * malformed requests.
 */
export function serveInDevelopment(siteUrl: string): Plugin {
  return {
    name: 'practice:serve-in-development',
    enforce: 'post',
    configureServer: (server) => () => {
      answerMalformed(server, siteUrl)
      // Before all others, since Vite and Astro answer some spellings of a path or a host themselves.
      server.middlewares.stack.unshift({ route: '', handle: createMiddleware(server) })
    },
  }
}

/** Answers malformed requests as production does; Node would answer without a body. */
function answerMalformed({ httpServer }: ViteDevServer, siteUrl: string): void {
  if (!httpServer) return
  Object.assign(httpServer, { requireHostHeader: false, maxHeadersCount: MAX_FIELDS })
  // Vite's own listener would close the connection first.
  httpServer
    .removeAllListeners('clientError')
    .on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (readRawTarget(httpServer, socket, error)) return
      if (socket.writable) socket.end(overTheWire(malformedResponse(error.code, siteUrl)))
      else socket.destroy()
    })
    .on('connect', (_request, socket: Socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(overTheWire(connectRefusal(siteUrl)))
    })
}

function createMiddleware(server: ViteDevServer): Connect.NextHandleFunction {
  const runner = pageRunner(server)
  return (request, response, next) => {
    answer(runner, request, response, next).catch(next)
  }
}

async function answer(
  runner: ModuleRunner,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  for (const [name, value] of Object.entries(VERSION_HEADER)) response.setHeader(name, value)
  // For each request, since a change of the content reloads this module.
  const { instance } = await runner.import<Instance>('/src/instance.ts')
  const service = await instance().catch(whileContentIsWrong)
  const isOwn = isOfDevelopment(request.url)
  if (!service || (!isOwn && !(await hasPictures(service)))) {
    if (isOwn) next()
    else send(response, textResponse(503, 'text/html; charset=utf-8', await mistakesInstead()))
    return
  }
  if (request.url?.split('?')[0] === QUESTIONS_PATH) {
    send(response, await tryQuestions(service, request))
    return
  }
  const asked = readRequest(request, 'development', service)
  if (isApplicationPath(asked.path)) await answerApplication(service.app, asked, response)
  else if (asked.refusal) send(response, asked.refusal)
  else await answerSite(runner, service, asked, response, next)
}

/** Sends documents and files, and leaves pages to Astro, whose answers it corrects. */
async function answerSite(
  runner: ModuleRunner,
  service: Service,
  { incoming, method, isRead, target, path = '', client }: ServerRequest,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const { catalogue } = service
  const { siteUrl } = catalogue
  const { accept } = incoming.headers
  if (isInternal(path)) incoming.url = ERROR_PAGE
  let documentPath = path
  const headers: Record<string, string> = {}
  // For other methods too, the status of a GET tells whether the path exists.
  if (!isRead) incoming.method = 'GET'
  else if (pagePaths(catalogue).includes(path)) {
    const search = searchTarget(target, path)
    const type = negotiateType(accept, search ? ['text/html'] : PAGE_TYPES)
    if (!type) {
      send(response, notAcceptable(siteUrl, search ? 'search' : 'page'))
      return
    }
    if (type === 'text/markdown') documentPath = markdownPath(path)
    Object.assign(
      headers,
      type === 'text/markdown'
        ? variantHeaders(path)
        : { Link: pageLinks(path), Vary: 'Accept, Accept-Encoding' },
    )
    if (search) {
      const count = await service.count('search', client)
      incoming.url = count.isTooMany ? TOO_MANY_PATH : search
      Object.assign(headers, count.headers)
    }
  }
  const { documentsOf } = await runner.import<Documents>('/src/documents/documents.ts')
  const document = documentsOf(catalogue).get(documentPath)
  const bytes = document
    ? Buffer.from(document(await service.documentContext()))
    : await fileAt(path, runner, catalogue)
  if (isRead && bytes) {
    // A picture that the owner replaces under its name is looked at right away.
    if (!document) headers['Cache-Control'] = 'no-cache'
    const file = builtFile(documentPath, bytes)
    send(response, fileResponse(withHeaders(file, headers), incoming.headers))
    return
  }
  correctAnswer(incoming, response, headers, (status) => {
    if (status === 404) return notFound(accept, path, notFoundTexts(catalogue))
    return isRead ? undefined : otherMethodResponse(method, ['GET', 'HEAD'], siteUrl)
  })
  next()
}

/** For an error while the service is made: rethrows it, unless there are mistakes in the content. */
async function whileContentIsWrong(error: unknown): Promise<undefined> {
  if ((await mistakesNow()).mistakes.length === 0) throw error
}

const mistakesInstead = async () => mistakesPage((await mistakesNow()).language)

/** Whether the pictures are sound: unlike the content, which stays as it last was, pages read them each time. */
async function hasPictures({ catalogue }: Service): Promise<boolean> {
  return (await checkPictures(PROJECT, catalogue)).length === 0
}

/**
 * The file at a path. Astro would know only the pictures that there were when the content last changed: their names are
 * made of their bytes.
 */
async function fileAt(
  path: string,
  runner: ModuleRunner,
  catalogue: Catalogue,
): Promise<Buffer | undefined> {
  // Pages, and what Vite serves, need none of the pictures read.
  if (isOfDevelopment(path) || pagePaths(catalogue).includes(path)) return undefined
  const { filesOf } = await runner.import<Files>('/src/website/files.ts')
  const make = (await filesOf(catalogue)).get(path)
  return make && Buffer.from(await make())
}

/** Whether a path needs no content: the editor, and what Vite serves. */
function isOfDevelopment(target = '/'): boolean {
  return target.split('?')[0] === EDITOR_PATH || /^\/(@|src\/|node_modules\/)/.test(target)
}

/** A file as the production server has it, without compressed copies. */
function builtFile(path: string, bytes: Buffer): StaticFile {
  const file = staticFiles(new Map([[`client${path}`, bytes]])).get(path)
  if (!file) throw new Error(`${path} is no path of a file.`)
  return file
}

/**
 * Corrects what Astro is about to answer.
 *
 * @param headers Header fields that replace Astro's.
 * @param instead Takes Astro's status. Returns the answer to send in its place, if any.
 */
function correctAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  instead: (status: number) => PlainResponse | undefined,
): void {
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const plain = instead(status)
    const given = rest.find((value) => typeof value === 'object') as Record<string, string>
    const caching: Record<string, string> = status === 404 ? { 'Cache-Control': 'no-store' } : {}
    const all = plain ? plain.headers : { ...caching, ...given, ...headers }
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
    writeHead(plain?.status ?? status)
    if (plain) {
      response.write = () => true
      response.end = (() => response) as typeof response.end
      end(request.method === 'HEAD' ? undefined : plain.body)
    }
    return response
  }
}
