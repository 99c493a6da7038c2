import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import { goToPlace } from '../findings/go-to-place.ts';
import { type AnswerRow, answerRows } from './answer-row.ts';
import { focusReport } from './focus-report.ts';
import { keywordForms } from './keyword-forms.ts';

/** Where the focus keyword is, as facts: each leads to its place. */
export function KeywordAnswer({ audit }: { readonly audit: AuditStore }) {
	const { audited } = useAudit(audit);
	const focus = useMemo(() => audited && focusReport(audited), [audited]);
	if (!audited || !focus) return null;
	const { htmls } = audited;
	const forms = keywordForms(focus);
	return (
		<>
			<ul
				className="plumbline-answer"
				/* translators: %s: a keyword. */
				aria-label={sprintf(__('Where “%s” is', 'plumbline'), focus.keyword)}
			>
				{answerRows(focus.places).map((row) => (
					<li key={row.name}>
						<Answer row={row} htmls={htmls} />
					</li>
				))}
			</ul>
			<p className="plumbline-quiet" dir="auto">
				{forms.map(({ count, text }) => `${text} ${count}`).join(' · ') ||
					__('In none of its forms', 'plumbline')}
			</p>
		</>
	);
}

interface AnswerProps {
	readonly row: AnswerRow;
	readonly htmls: ReadonlyMap<string, string>;
}

function Answer({ htmls, row: { found, isFound, label, place } }: AnswerProps) {
	const text = (
		<>
			<b>{found}</b> {label}
		</>
	);
	if (!place) return <span className="plumbline-quiet">{text}</span>;
	return (
		<Button
			className={isFound === false ? 'is-missing' : undefined}
			onClick={() => goToPlace(place, htmls)}
			/* translators: 1: whether or how often, 2: place, such as “Title”, 3: what a click does. */
			label={sprintf(__('%1$s %2$s. %3$s', 'plumbline'), found, label, hintOf(isFound))}
			showTooltip={false}
		>
			{text}
		</Button>
	);
}

function hintOf(isFound: boolean | null): string {
	if (isFound === null) return __('Not known. Go there', 'plumbline');
	return isFound
		? __('Found. Go there', 'plumbline')
		: __('Not found. Go where it could be', 'plumbline');
}
