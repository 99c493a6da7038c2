import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import { useSitePolicy } from '../../policy/use-site-policy.ts';
import { screen } from '../../post/screen/edit-screen.ts';
import { Blockers } from './blockers.tsx';
import { lastKnownBlockers } from './blockers-of-now.ts';
import { heldForm } from './hold-unready-form.ts';

/** The reasons that keep the post from being published, after somebody tried to. */
export function HeldForm({ audit }: { readonly audit: AuditStore }) {
	const isHeld = useSyncExternalStore(heldForm.subscribe, heldForm.get);
	const state = useAudit(audit);
	const blockers = lastKnownBlockers(state, useSitePolicy());
	useEffect(() => {
		if (isHeld) screen().openPanel();
	}, [isHeld]);
	if (!isHeld || blockers.length === 0) return null;
	return (
		<div className="plumbline" role="alert">
			<Blockers blockers={blockers} htmls={state.audited?.htmls ?? new Map()} />
		</div>
	);
}
