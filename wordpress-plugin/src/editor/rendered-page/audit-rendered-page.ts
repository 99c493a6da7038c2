import type { Report } from '@plumbline/core';
import { select } from '@wordpress/data';
import { policyStore } from '../../policy/policy-store.ts';
import { wishesOf } from '../../post/audit-wishes.ts';
import { withOwnersKeywords } from '../../post/head/owners-keywords.ts';
import { screen } from '../../post/screen/edit-screen.ts';
import { settings } from '../../settings/settings.ts';
import { auditPage } from './audit-page.ts';
import { fetchPage } from './fetch-page.ts';
import { keepVerdict } from './keep-verdict.ts';

/** Audits the page of the edited post; changes since the last save are included through an autosave. */
export async function auditRenderedPage(signal: AbortSignal): Promise<Report> {
	const edited = screen();
	const isSaved = await edited.saveForPreview();
	const { postId } = settings();
	const { dismissals } = select(policyStore).policy();
	// Read before fetching: the user may go on typing meanwhile.
	const wishes = wishesOf(
		withOwnersKeywords(edited.meta(select) ?? {}, settings().head, select),
		dismissals,
	);
	const page = await fetchPage(postId, { saved: isSaved, signal });
	const report = await auditPage(page, { wishes, ...settings() });
	// Stored verdicts are about saved posts only.
	if (isSaved && postId !== 0) await keepVerdict(postId, report, { ...page, dismissals });
	return report;
}
