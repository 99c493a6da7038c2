/** What an API key may do. */
export const scopes = ['read', 'keywords:write', 'optimize'] as const;

export type Scope = (typeof scopes)[number];
