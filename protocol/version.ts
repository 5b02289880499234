/**
 * The version of the protocol. It is raised when a client written for the one before would no longer be understood, or
 * would misunderstand; what is only added (a field, a message, a route) does not raise it.
 */
export const PROTOCOL = 1

/** Where the API lives. */
export const API = `/api/v${PROTOCOL}` as const
