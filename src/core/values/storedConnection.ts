import type { Connection } from '../schema/wire.ts'

/** What a field stores of a connection: these four keys, whatever else the host supplies with it. Decisions §2. */
export const storedConnection = ({ id, label, app_type, connection_management_type }: Connection): Connection => ({
  id,
  label,
  app_type,
  connection_management_type,
})
