import apiFetch from '@wordpress/api-fetch';
import { inTurn } from './in-turn.ts';
import type { SiteDismissal } from './site-policy.ts';

/** Adds or removes a dismissal for the whole site; returns all dismissals of the site. */
export const askForSite = (
	method: 'POST' | 'DELETE',
	data: Pick<SiteDismissal, 'kind' | 'name'> & Partial<Pick<SiteDismissal, 'reason'>>,
): Promise<readonly SiteDismissal[]> =>
	inTurn(() => apiFetch({ path: '/plumbline/v1/policy/dismissals', method, data }));
