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
  /** Codes that this call may answer with, beyond those that any call may. */
  errors?: readonly ErrorCode[]
  /** Largest request body in bytes; 32 KiB unless told. */
  maxBytes?: number
}

export function endpoint<
  const R extends Route,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodType,
>(definition: Endpoint<R, Params, Query, Body, Response>): Endpoint<R, Params, Query, Body, Response> {
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
    : never
export type ResponseOf<E> =
  E extends Endpoint<Route, z.ZodType, z.ZodType, z.ZodType, infer Response> ? z.output<Response> : never
/** What a handler may answer with, before it is parsed. */
export type AnswerOf<E> =
  E extends Endpoint<Route, z.ZodType, z.ZodType, z.ZodType, infer Response> ? z.input<Response> : never
