import { createReduxStore, register, select } from '@wordpress/data';
import { settings } from '../settings/settings.ts';
import { askForSite } from './site-dismissals.ts';
import type { SiteDismissal, SitePolicy } from './site-policy.ts';

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
