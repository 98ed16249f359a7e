import { useMemo } from 'react'
import { findSecrets, type Secrets } from '../../src/core/secrets/maskJson.ts'
import type { LoggedRequest } from './requests/loggedRequest.ts'

const none: readonly string[] = []

/**
 * Secrets found in the requests so far, and known `texts`; `schema` and `formData` are those of a file that is shown without any request.
 */
export const useSecrets = (
  requests: readonly LoggedRequest[],
  schema?: unknown,
  formData?: unknown,
  texts: readonly string[] = none,
): Secrets =>
  useMemo(() => {
    const found = findSecrets([...requests.flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]), schema, formData])
    return { ...found, texts: [...found.texts, ...texts] }
  }, [requests, schema, formData, texts])
