import type { CompiledQuery } from 'kysely';

/** True for a statement that certainly writes nothing, so that any connection can run it. */
export function isRead({ query, sql }: Pick<CompiledQuery, 'query' | 'sql'>): boolean {
	if (query.kind === 'SelectQueryNode') return true;
	return query.kind === 'RawNode' && /^\s*select\b/i.test(sql);
}
