import type { Report, ReportedRule } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import type { AuditedPost } from '../../audit/post-audit.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { settings } from '../../settings/settings.ts';
import { DismissedList } from '../dismissals/dismissed-list.tsx';
import { SiteDismissedSection } from '../dismissals/site-dismissed-section.tsx';
import { FewFindings } from '../findings/few-findings.tsx';
import type { FindingsView } from '../findings/findings-view.ts';
import { FoldedFindings } from '../findings/folded-findings.tsx';
import { useWriterView } from '../findings/use-writer-view.ts';
import { HighlightSwitch } from '../highlights/highlight-switch.tsx';
import { OutOfDate } from '../verdict/out-of-date.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { CountryAndLanguage } from './country-and-language.tsx';

interface FindingsProps {
	readonly audit: AuditStore;
	/** Shown below the verdict. */
	readonly children: ReactNode;
}

/** The verdict first, then the findings. */
export function Findings({ audit, children }: FindingsProps) {
	const { audited, hasFailed } = useAudit(audit);
	const view = useWriterView(audited);
	return (
		<>
			{hasFailed && <OutOfDate />}
			{view && <Verdict counts={view.counts} />}
			<WorkedLines />
			{children}
			{audited && view && <Lists audited={audited} view={view} />}
			{audited && !view && <EmptyState />}
			{!audited && !hasFailed && <Beginning />}
		</>
	);
}

interface ListsProps {
	readonly audited: AuditedPost;
	readonly view: FindingsView;
}

const Lists = ({ audited: { htmls, report }, view: { toFix, notes, forOthers } }: ListsProps) => (
	<>
		<FewFindings findings={toFix} htmls={htmls} />
		<FoldedFindings
			kind="notes"
			findings={notes}
			htmls={htmls}
			isOpenAtFirst={toFix.length === 0}
		/>
		<FoldedFindings kind="others" findings={forOthers} htmls={htmls} />
		<DismissedList report={report} />
		<SiteDismissedSection report={report} />
		{settings().postId !== 0 && <HighlightSwitch findings={toFix} htmls={htmls} />}
		<NotCheckable report={report} />
		<CountryAndLanguage report={report} />
	</>
);

function Beginning() {
	const isBlank = useScreen((edited, select) => edited.isEmpty(select));
	if (isBlank) return <EmptyState />;
	return <p className="plumbline-quiet">{__('Reading the page…', 'plumbline')}</p>;
}

/** Shown for an empty post without findings. */
const EmptyState = () => (
	<p className="plumbline-quiet">{__('Findings appear here as you write.', 'plumbline')}</p>
);

/** Says where to find the checks that need the whole page. */
function NotCheckable({ report }: { readonly report: Report }) {
	if (!report.rules.some(needsThePage)) return null;
	return (
		<p className="plumbline-quiet">
			{__(
				'Parts that theme, shortcodes and other plugins add are checked under “Rendered page”.',
				'plumbline',
			)}
		</p>
	);
}

/** Leaves out checks that only lack a keyword. */
const needsThePage = ({ reason, status }: ReportedRule) =>
	status === 'not_checked' && reason !== 'no_keyword' && reason !== 'rule_error';

/** Whether the last changes of a published post worked, in the words of the connected server. */
function WorkedLines() {
	const { postAddress, postId, server } = settings();
	const isAsked = server.isConnected && postId !== 0 && postAddress !== '';
	return isAsked ? <FromServer key={postId} postId={postId} /> : null;
}

function FromServer({ postId }: { readonly postId: number }) {
	const [sentences, setSentences] = useState<readonly string[]>([]);
	useEffect(() => {
		const asked = new AbortController();
		askEffects(postId, asked.signal).then(setSentences, () => {
			// Rankings show why the server does not answer, and what to do.
		});
		return () => asked.abort();
	}, [postId]);
	return (
		<>
			{sentences.map((sentence) => (
				<p key={sentence} className="plumbline-tie" dir="auto">
					{sentence}
				</p>
			))}
		</>
	);
}

const askEffects = (postId: number, signal: AbortSignal): Promise<readonly string[]> =>
	apiFetch({ path: `/plumbline/v1/posts/${postId}/effects`, signal });
