import { useEffect } from '@wordpress/element';
import type { AuditStore } from '../../audit/audit-store.ts';
import { screen } from '../../post/screen/edit-screen.ts';
import { settings } from '../../settings/settings.ts';
import { HeldForm } from '../pre-publish/held-form.tsx';
import { Panels } from './panels.tsx';

/** The box below the text of the classic editor. */
export function ClassicBox({ audit }: { readonly audit: AuditStore }) {
	useEffect(() => {
		if (settings().openFindings) screen().openPanel();
	}, []);
	return (
		<>
			<HeldForm audit={audit} />
			<Panels audit={audit} />
		</>
	);
}
