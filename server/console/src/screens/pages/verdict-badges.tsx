import type { SearchPage } from '@plumbline/core/api';
import { useLanguage } from '../../language/language.ts';

const colors = { indexed: 'good', not_indexed: 'bad', unknown: 'quiet-dot' } as const;

/** Whether Google has the page in its index. */
export function GoogleBadge({ google }: Pick<SearchPage, 'google'>) {
	const texts = useLanguage().texts.pages;
	if (google === null) return <span class="quiet">{texts.notInspected}</span>;
	return (
		<span class={`badge ${colors[google.state]}`} title={google.coverage}>
			{texts.states[google.state]}
		</span>
	);
}

/** The verdict of our own last audit. */
export function AuditBadge({ audit }: Pick<SearchPage, 'audit'>) {
	const texts = useLanguage().texts.pages;
	if (audit === null) return <span class="quiet">{texts.notAudited}</span>;
	const count = audit.failed_rules.length;
	return (
		<span class={`badge ${audit.verdict === 'yes' ? (count > 0 ? 'warn' : 'good') : 'bad'}`}>
			{texts.verdictOf({ verdict: audit.verdict })}
			{count > 0 && ` · ${texts.findings({ count })}`}
		</span>
	);
}
