import type { RouteConfig } from '@asteasolutions/zod-to-openapi'
import type { z } from 'zod'
import { getQueryParams } from 'hono/utils/url'
import { ApiError, internalError } from '../core/api-error.ts'
import { refuse } from './respond.ts'
import { toApiError } from '../core/validation.ts'

/** A request as endpoints see it, whoever took it from the wire. */
export interface ApiRequest {
  /** The whole address. */
  readonly url: string
  /** A header by its name in lower case; one that was sent more than once as a list. */
  readonly header: (name: string) => string | undefined
  /** The body of a POST. */
  readonly body: Uint8Array
}

/** An answer to be put on the wire. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer> | null
}

/**
 * A method of a path: what the documents say of it, and the function that answers. That is plain, so that
 * the production server can ask it without a Request, a Response and a router, which cost more than most
 * answers do; in development, in tests and at build the application asks it.
 */
export interface Endpoint {
  readonly documentation: RouteConfig
  /** @throws {ApiError} Which is the answer then. */
  readonly answer: (request: ApiRequest) => Answer
}

/** Answers, come what may. */
export type AnswerSafely = (endpoint: Endpoint, request: ApiRequest, requestId?: string) => Answer

/**
 * Makes the function that turns errors into answers.
 *
 * @param onFailure Told of every failure that is not the client's.
 */
export function safely(
  siteUrl: string,
  onFailure: (error: unknown, requestId?: string) => void,
): AnswerSafely {
  return (endpoint, request, requestId) => {
    try {
      return endpoint.answer(request)
    } catch (error) {
      if (error instanceof ApiError) return refuse(error, siteUrl)
      onFailure(error, requestId)
      return refuse(internalError(), siteUrl)
    }
  }
}

/**
 * The parameters of a request's query, each a text, or a list where it was given more than once.
 *
 * @throws {ApiError} For the first that the schema refuses.
 */
export function queryOf<Schema extends z.ZodType>(
  schema: Schema,
  { url }: ApiRequest,
): z.output<Schema> {
  const given = Object.entries(getQueryParams(url) as Record<string, string[]>)
  return valid(
    schema,
    Object.fromEntries(
      given.map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    ),
  )
}

/**
 * What a schema makes of a value.
 *
 * @throws {ApiError} For the first thing that it refuses.
 */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw toApiError(result.error.issues)
  return result.data
}
