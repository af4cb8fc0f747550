import { createContext, type RouterContextProvider } from 'react-router'
import type { ApiCall } from './client.ts'

/** The API as loaders and actions call it on the server: in-process, with the visitor's cookies where the page is personal. */
export const requestApi = createContext<ApiCall>()

export const apiOf = (context: Readonly<RouterContextProvider>): ApiCall => context.get(requestApi)
