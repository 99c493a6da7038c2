import type { Indexable, Report } from '@plumbline/core';
import type { ComponentChildren } from 'preact';
import { type Language, useLanguage } from './language.ts';

const seals: Readonly<Record<Indexable, { readonly sign: string; readonly tone: string }>> = {
	yes: { sign: '✓', tone: 'good' },
	no: { sign: '!', tone: 'bad' },
	hidden: { sign: '–', tone: 'quiet' },
	unknown: { sign: '?', tone: 'quiet' },
};

/** Can this page be indexed, how far is it, and what was it judged by. */
export function Verdict({ report }: { readonly report: Report }) {
	const language = useLanguage();
	const { sign, tone } = seals[report.indexable];
	return (
		<section>
			<div class="verdict" role="status">
				<span class={`seal ${tone}`} aria-hidden="true">
					{sign}
				</span>
				<strong>{language.phrase(`indexable_${report.indexable}`)}</strong>
				<Counts report={report} />
			</div>
			<p class="legend">
				{basisOf(report, language).map((part) => (
					<span key={part}>{part}</span>
				))}
			</p>
		</section>
	);
}

function Counts({ report: { counts } }: { readonly report: Report }) {
	const { phrase } = useLanguage();
	const mustFix = counts.blocker + counts.error;
	const parts: ComponentChildren[] = [
		mustFix > 0 && <b class="bad-ink">{phrase('must_fix', { count: mustFix })}</b>,
		counts.warning > 0 && phrase('worth_fixing', { count: counts.warning }),
		counts.note > 0 &&
			phrase(counts.note === 1 ? 'notes_one' : 'notes_other', { count: counts.note }),
	].filter(Boolean);
	if (parts.length === 0) return <span>{phrase('nothing_found')}</span>;
	return <span>{parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</span>;
}

function basisOf(
	report: Report,
	{ texts, languageName, countryName }: Language,
): readonly string[] {
	return [
		report.pageType && texts.pageTypes[report.pageType],
		report.language && languageName(report.language),
		countryName(report.geo),
		texts.ruleSet(report.ruleSet),
	].filter((part) => part !== null);
}
