/** The permissions of an API key. */
export const scopes = ['read', 'keywords:write', 'optimize'] as const;

export type Scope = (typeof scopes)[number];
