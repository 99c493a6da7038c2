import { type Report, verdictParts } from '@plumbline/core';
import { Button, Notice, PanelBody } from '@wordpress/components';
import { dispatch, select, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isDismissed } from '../dismissals/dismissals.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { countsOf } from '../findings/findings-view.ts';
import { Verdict } from '../findings/verdict.tsx';
import { policyStore } from '../policy/policy-store.ts';
import { useSitePolicy } from '../policy/use-site-policy.ts';
import { wishesOf } from '../post/audit-wishes.ts';
import { failureText } from '../server-answers/failure-text.ts';
import { settings } from '../settings.ts';
import { auditPage } from './audit-page.ts';
import { fetchPage } from './fetch-page.ts';
import { keepVerdict } from './keep-verdict.ts';

const noBlocks: ReadonlyMap<string, string> = new Map();

/** Audits, on demand, the page that theme, shortcodes, builders and dynamic blocks make of the post. */
export function RenderedPage() {
	const [report, setReport] = useState<Report | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const isNew = useSelect((get) => get(editorStore).isEditedPostNew(), []);

	function look() {
		setIsBusy(true);
		setFailure(null);
		auditRenderedPage()
			.then(setReport, (cause: unknown) => setFailure(failureText(cause)))
			.finally(() => setIsBusy(false));
	}

	return (
		<PanelBody title={__('Rendered page', 'plumbline')} initialOpen={false}>
			<div className="plumbline plumbline-rendered">
				<p className="plumbline-quiet">
					{__(
						'Looks at the whole page as a visitor will get it: with theme, shortcodes, page builders and dynamic blocks.',
						'plumbline',
					)}
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={isBusy}
					disabled={isNew || isBusy}
					accessibleWhenDisabled
					onClick={look}
				>
					{__('Audit the rendered page', 'plumbline')}
				</Button>
				{isNew && (
					<p className="plumbline-quiet">{__('Save the post first, as a draft.', 'plumbline')}</p>
				)}
				{failure !== null && (
					<Notice status="warning" isDismissible={false}>
						{failure}
					</Notice>
				)}
				{report && <PageFindings report={report} />}
			</div>
		</PanelBody>
	);
}

function PageFindings({ report }: { readonly report: Report }) {
	const { counts, findings } = useHeeded(report);
	return (
		<>
			<p className="plumbline-quiet">
				<span>
					<span className="plumbline-tag">{__('From the rendered page', 'plumbline')}</span>{' '}
					{verdictParts(report)[0]?.text}
				</span>
			</p>
			<Verdict counts={counts} />
			<FindingList findings={findings} htmls={noBlocks} />
		</>
	);
}

/** Less what has been dismissed since the page was looked at. */
function useHeeded(report: Report): Pick<Report, 'counts' | 'findings'> {
	const meta = useSelect((get) => get(editorStore).getEditedPostAttribute('meta'), []);
	const wishes = wishesOf(meta ?? {}, useSitePolicy().dismissals);
	const findings = report.findings.filter((finding) => !isDismissed(finding, wishes));
	return { findings, counts: { ...report.counts, ...countsOf(findings) } };
}

/** What was typed since the last save comes along as an autosave. */
async function auditRenderedPage(): Promise<Report> {
	const editor = select(editorStore);
	if (editor.isEditedPostDirty()) await dispatch(editorStore).autosave();
	const isSaved = !editor.isEditedPostDirty();
	const postId = Number(editor.getCurrentPostId());
	const { dismissals } = select(policyStore).policy();
	// As they are now: somebody may type on while the page is under way.
	const wishes = wishesOf(editor.getEditedPostAttribute('meta') ?? {}, dismissals);
	const signal = AbortSignal.timeout(30_000);
	const page = await fetchPage(postId, { saved: isSaved, signal });
	const report = await auditPage(page, { wishes, ...settings() });
	// A verdict is kept of what is saved.
	if (isSaved) await keepVerdict(postId, report, { ...page, dismissals });
	return report;
}
