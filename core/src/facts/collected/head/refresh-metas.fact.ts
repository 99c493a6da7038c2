import { parseRefresh, type Refresh } from '../../../addresses/parse-refresh.ts';
import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A meta tag that redirects people or reloads the page. */
export interface RefreshMeta extends Refresh {
	readonly node: NodeRef;
}

export const refreshMetas = defineFact<RefreshMeta>({
	elements: ['meta'],
	part: 'document',
	enter({ attribute, ref }) {
		if (attribute('http-equiv')?.trim().toLowerCase() !== 'refresh') return null;
		const refresh = parseRefresh(attribute('content') ?? '');
		return refresh && { ...refresh, node: ref() };
	},
});
