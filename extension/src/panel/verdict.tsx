import { type Report, verdictParts, verdictSeals } from '@plumbline/core';
import { type Language, useLanguage } from '../language/language.ts';

interface VerdictProps {
	readonly report: Report;
	/** Where the rule set and the language are chosen. */
	readonly basisAction?: { readonly name: string; readonly run: () => void };
}

/** Whether the page can be indexed, its counts, and the rule set behind them. */
export function Verdict({ basisAction, report }: VerdictProps) {
	const language = useLanguage();
	const [indexable, ...counts] = verdictParts(report);
	const { sign, tone } = verdictSeals[report.indexable];
	const basis = basisOf(report, language).join(' · ');
	return (
		<>
			<div class="verdict">
				<span class={`seal ${tone}`} aria-hidden="true">
					{sign}
				</span>
				<strong>{indexable?.text}</strong>
				<span class="counts">
					{counts.map(({ kind, text }) => (
						<span key={kind} class={kind}>
							{text}
						</span>
					))}
				</span>
			</div>
			{basisAction ? (
				<button type="button" class="basis" title={basisAction.name} onClick={basisAction.run}>
					{basis}
				</button>
			) : (
				<p class="basis">{basis}</p>
			)}
		</>
	);
}

function basisOf(
	{ geo, language, pageType, ruleSet }: Report,
	{ languageName, phrase }: Language,
): readonly string[] {
	return [
		phrase('rule_set', { geo, version: ruleSet }),
		language && languageName(language),
		pageType && pageType !== 'other' && phrase(`page_type_${pageType}`),
	].filter((part) => typeof part === 'string');
}
