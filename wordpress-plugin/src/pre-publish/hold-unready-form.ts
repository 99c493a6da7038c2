import { select } from '@wordpress/data';
import type { AuditStore } from '../audit/audit-store.ts';
import { policyStore } from '../policy/policy-store.ts';
import { blockersOfNow } from './blockers-of-now.ts';
import { heldForm } from './held-form-store.ts';

/** Blocks publishing with the button of the classic editor. */
export function holdUnreadyForm(audit: AuditStore): void {
	const button = document.querySelector<HTMLInputElement>('#publish');
	let isAllowed = false;
	// Before WordPress’s own listeners, which already show that the form is being sent.
	button?.addEventListener(
		'click',
		(event) => {
			const policy = select(policyStore).policy();
			// The button of a published post is named “save”.
			if (isAllowed || button.name !== 'publish' || policy.blocking.length === 0) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			void blockersOfNow(audit, policy).then((blockers) => {
				heldForm.set(blockers.length > 0);
				if (blockers.length > 0) return;
				isAllowed = true;
				button.click();
			});
		},
		{ capture: true },
	);
}
