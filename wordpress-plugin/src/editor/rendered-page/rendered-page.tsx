import { type Report, verdictParts } from '@plumbline/core';
import { Button, Notice, PanelBody } from '@wordpress/components';
import { select } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import { useRememberedOpen } from '../../controls/use-remembered-open.ts';
import { useSitePolicy } from '../../policy/use-site-policy.ts';
import { wishesOf } from '../../post/audit-wishes.ts';
import { withOwnersKeywords } from '../../post/head/owners-keywords.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { isDismissed } from '../dismissals/dismissals.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { countsOf } from '../findings/findings-view.ts';
import { withEditorNodes } from '../findings/page-places.ts';
import { Verdict } from '../verdict/verdict.tsx';

/** Audits, on demand, the page that theme, shortcodes, page builders and dynamic blocks make of the post. */
export function RenderedPage({ audit }: { readonly audit: AuditStore }) {
	const [report, setReport] = useState<Report | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const [isOpen, setIsOpen] = useRememberedOpen('rendered-page');
	const isNew = useScreen((edited, get) => edited.isNew(get));

	function look() {
		setIsBusy(true);
		setFailure(null);
		import('./audit-rendered-page.ts')
			.then(({ auditRenderedPage }) => auditRenderedPage(AbortSignal.timeout(30_000)))
			.then(setReport, (cause: unknown) => setFailure(failureText(cause)))
			.finally(() => setIsBusy(false));
	}

	return (
		<PanelBody
			title={__('Rendered page', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			<div className="plumbline plumbline-rendered">
				<p className="plumbline-quiet">
					{__(
						'Audits the whole page as visitors will see it, with theme, shortcodes, page builders and dynamic blocks.',
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
				{report && <PageFindings report={report} audit={audit} />}
			</div>
		</PanelBody>
	);
}

interface PageFindingsProps {
	readonly report: Report;
	readonly audit: AuditStore;
}

function PageFindings({ audit, report }: PageFindingsProps) {
	const { audited } = useAudit(audit);
	const { counts, findings } = useHeeded(report);
	const htmls = audited?.htmls ?? noBlocks;
	return (
		<>
			<p className="plumbline-quiet">
				<span>
					<span className="plumbline-tag">{__('From the rendered page', 'plumbline')}</span>{' '}
					{verdictParts(report)[0]?.text}
				</span>
			</p>
			<Verdict counts={counts} />
			<FindingList
				findings={audited ? withEditorNodes(findings, audited) : findings}
				htmls={htmls}
			/>
		</>
	);
}

const noBlocks: ReadonlyMap<string, string> = new Map();

/** Leaves out findings that were dismissed since the audit. */
function useHeeded(report: Report): Pick<Report, 'counts' | 'findings'> {
	const meta = useScreen((edited, get) => edited.meta(get));
	const wishes = wishesOf(
		withOwnersKeywords(meta ?? {}, settings().head, select),
		useSitePolicy().dismissals,
	);
	const findings = report.findings.filter((finding) => !isDismissed(finding, wishes));
	return { findings, counts: { ...report.counts, ...countsOf(findings) } };
}
