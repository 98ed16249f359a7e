/**
 * True for a host name that can only mean this machine: `localhost`, `127.0.0.0/8`, `[::1]`. Takes `hostname` of a parsed `URL`, where
 * every spelling of an IPv4 address is already written with dots.
 */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
