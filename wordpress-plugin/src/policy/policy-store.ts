import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register, select, useSelect } from '@wordpress/data';
import { settings } from '../settings/settings.ts';
import type { SiteDismissal, SitePolicy } from './site-policy.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a change of the policy once all earlier ones have finished, even if they failed: WordPress
 * reads the whole policy, changes a part and writes it back, so concurrent changes would be lost.
 */
export function inTurn<T>(change: () => Promise<T>): Promise<T> {
	const done = last.then(change);
	last = done.catch(() => {});
	return done;
}

export const useSitePolicy = (): SitePolicy =>
	useSelect((select) => select(policyStore).policy(), []);

/** Adds or removes a dismissal for the whole site; returns all dismissals of the site. */
export const askForSite = (
	method: 'POST' | 'DELETE',
	data: Pick<SiteDismissal, 'kind' | 'name'> & Partial<Pick<SiteDismissal, 'reason'>>,
): Promise<readonly SiteDismissal[]> =>
	inTurn(() => apiFetch({ path: '/plumbline/v1/policy/dismissals', method, data }));

interface Changed {
	readonly type: 'DISMISSALS_CHANGED';
	readonly dismissals: readonly SiteDismissal[];
}

interface Thunk {
	readonly dispatch: (action: Changed) => void;
}

type NewDismissal = Pick<SiteDismissal, 'kind' | 'name' | 'reason'>;

const changed = (dismissals: readonly SiteDismissal[]): Changed => ({
	type: 'DISMISSALS_CHANGED',
	dismissals,
});

/** The site’s policy as this page knows it. WordPress stores it, and its answers replace the state here. */
export const policyStore = createReduxStore('plumbline/policy', {
	reducer: (policy: SitePolicy = settings().policy, action: Changed): SitePolicy =>
		action.type === 'DISMISSALS_CHANGED' ? { ...policy, dismissals: action.dismissals } : policy,
	selectors: { policy: (policy: SitePolicy) => policy },
	actions: {
		dismissForSite:
			({ kind, name, reason }: NewDismissal) =>
			async ({ dispatch }: Thunk) =>
				dispatch(changed(await askForSite('POST', { kind, name, reason }))),
		restoreForSite:
			({ kind, name }: Pick<SiteDismissal, 'kind' | 'name'>) =>
			async ({ dispatch }: Thunk) =>
				dispatch(changed(await askForSite('DELETE', { kind, name }))),
	},
});

// Settings loads two scripts that contain this store; they share the one registered first.
if (select(policyStore.name) === undefined) register(policyStore);
