import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type Route = `${Method} /api/${string}`

/** One call over the wire. Text of a request and of a response is parsed by its schema on the server, both ways. */
export interface Endpoint<
  R extends Route = Route,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Method and path, with parameters as `:name`. */
  route: R
  summary: string
  params?: Params
  query?: Query
  body?: Body
  response: Response
  /** What a line of the answer holds for those who accept it piece by piece, as `application/x-ndjson`. */
  lines?: z.ZodType
  /** Codes that this call may answer with, beyond those that any call may. */
  errors?: readonly ErrorCode[]
  /** Largest request body in bytes; 32 KiB unless told. */
  maxBytes?: number
}

/** One call that is answered with a file rather than with JSON; its errors are JSON all the same. */
export interface FileEndpoint<
  R extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
> {
  /** Method and path, with parameters as `:name`. A path that its parameters don't fit is not found. */
  route: R
  summary: string
  params?: Params
  query?: Query
  /** The media types that it may have; a range, as `image/*`, stands for all of its kind. */
  types: readonly [string, ...string[]]
  errors?: readonly ErrorCode[]
}

/** One call, whatever it is answered with. */
export type Call = Endpoint | FileEndpoint

export function fileEndpoint<
  const R extends `GET /${string}`,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(definition: FileEndpoint<R, Params, Query>): FileEndpoint<R, Params, Query> {
  return definition
}

export function endpoint<
  const R extends Route,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodType,
  Lines extends z.ZodType = z.ZodUndefined,
>(
  definition: Endpoint<R, Params, Query, Body, Response> & { lines?: Lines },
): Endpoint<R, Params, Query, Body, Response> & { lines?: Lines } {
  return definition
}

type Part<Name extends string, Schema, Side extends 'in' | 'out'> = Schema extends z.ZodUndefined
  ? unknown
  : Schema extends z.ZodType
    ? { [K in Name]: Side extends 'in' ? z.input<Schema> : z.output<Schema> }
    : unknown

/** What a caller passes. */
export type InputOf<E> =
  E extends Endpoint<Route, infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, 'in'> & Part<'query', Q, 'in'> & Part<'body', B, 'in'>
    : never
/** What a handler is given, parsed. */
export type ParsedOf<E> =
  E extends Endpoint<Route, infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, 'out'> & Part<'query', Q, 'out'> & Part<'body', B, 'out'>
    : E extends FileEndpoint<string, infer P, infer Q>
      ? Part<'params', P, 'out'> & Part<'query', Q, 'out'>
      : never
export type ResponseOf<E> =
  E extends Endpoint<Route, z.ZodType, z.ZodType, z.ZodType, infer Response> ? z.output<Response> : never
/** What a handler may answer with, before it is parsed. */
export type AnswerOf<E> =
  E extends Endpoint<Route, z.ZodType, z.ZodType, z.ZodType, infer Response> ? z.input<Response> : never
