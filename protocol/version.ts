/**
 * The version of the protocol. It is raised when a client written for the one before would no longer be understood, or
 * would misunderstand; what is only added (a field, a message, a route) does not raise it.
 */
export const PROTOCOL = 1

/** Every answer of the API says which protocol and which build gave it, as the live connection's greeting does. */
export const PROTOCOL_HEADER = 'roses-protocol'
export const BUILD_HEADER = 'roses-build'

/** How a live connection of another protocol is closed, after the greeting has told it so. */
export const OTHER_PROTOCOL = 4426

/** Where the API lives. */
export const API = `/api/v${PROTOCOL}` as const
