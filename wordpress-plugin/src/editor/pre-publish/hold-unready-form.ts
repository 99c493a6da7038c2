import { select } from '@wordpress/data';
import type { AuditStore } from '../../audit/audit-store.ts';
import { policyStore } from '../../policy/policy-store.ts';
import { blockersOfNow } from './blockers-of-now.ts';
import { isGoingOut } from './is-going-out.ts';

const listeners = new Set<() => void>();
let isHeld = false;

/** Whether somebody tried to publish a post that does not pass the required checks. */
export const heldForm = {
	get: () => isHeld,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	set(next: boolean) {
		isHeld = next;
		for (const listener of listeners) listener();
	},
};

/** Blocks publishing and submitting for review with the buttons of the classic editor. */
export function holdUnreadyForm(audit: AuditStore): void {
	// WordPress adds “Save as Pending” to the page of every draft.
	for (const button of document.querySelectorAll<HTMLInputElement>('#publish, #save-post')) {
		hold(button, audit);
	}
}

function hold(button: HTMLInputElement, audit: AuditStore): void {
	let isAllowed = false;
	// Before WordPress’s own listeners, which already show that the form is being sent.
	button.addEventListener(
		'click',
		(event) => {
			const policy = select(policyStore).policy();
			if (isAllowed || policy.blocking.length === 0 || !isPublishing(button)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			void blockersOfNow(audit, policy).then((blockers) => {
				heldForm.set(blockers.length > 0);
				if (blockers.length > 0) return;
				isAllowed = true;
				button.click();
				// WordPress or a different plugin may have kept the form from being sent.
				isAllowed = false;
			});
		},
		{ capture: true },
	);
}

/** The button of a published post is named “save”, and saves a draft with its chosen status. */
const isPublishing = ({ name }: HTMLInputElement): boolean =>
	name === 'publish' || isGoingOut(fieldValue('#hidden_post_status'), fieldValue('#post_status'));

const fieldValue = (selector: string) =>
	document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value;
