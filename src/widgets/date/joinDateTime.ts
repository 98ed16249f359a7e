/**
 * ISO text of what a native picker gave (`2026-12-01T10:30` or with seconds) in the zone of `offset`. The wall-clock time stays what was
 * picked. Decisions §2, "Date and date-time".
 */
export const joinDateTime = (local: string, offset: string): string => `${/T\d{2}:\d{2}$/.test(local) ? `${local}:00` : local}${offset}`
