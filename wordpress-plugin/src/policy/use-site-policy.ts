import { useSelect } from '@wordpress/data';
import { policyStore } from './policy-store.ts';
import type { SitePolicy } from './site-policy.ts';

export const useSitePolicy = (): SitePolicy =>
	useSelect((select) => select(policyStore).policy(), []);
