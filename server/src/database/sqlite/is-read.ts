import type { CompiledQuery } from 'kysely';

/** A statement that certainly writes nothing, so that any connection may answer it. */
export function isRead({ query, sql }: Pick<CompiledQuery, 'query' | 'sql'>): boolean {
	if (query.kind === 'SelectQueryNode') return true;
	return query.kind === 'RawNode' && /^\s*select\b/i.test(sql);
}
