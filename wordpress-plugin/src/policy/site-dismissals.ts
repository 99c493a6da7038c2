import apiFetch from '@wordpress/api-fetch';
import { inTurn } from './in-turn.ts';
import type { SiteDismissal } from './site-policy.ts';

/** Dismisses something for the whole site, or takes that back; all that is dismissed then. */
export const askForSite = (
	method: 'POST' | 'DELETE',
	data: Pick<SiteDismissal, 'kind' | 'name'> & Partial<Pick<SiteDismissal, 'reason'>>,
): Promise<readonly SiteDismissal[]> =>
	inTurn(() => apiFetch({ path: '/plumbline/v1/policy/dismissals', method, data }));
