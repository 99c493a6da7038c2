import { countParts, type PageComparison } from '@plumbline/core';
import { compareKept } from '../../history/compare-kept.ts';
import type { KeptAudit } from '../../history/kept-audit.ts';
import { useLanguage } from '../../language/language.ts';
import { FactChanges } from './fact-changes.tsx';
import { useComparisonTexts } from './use-comparison-texts.ts';

interface ChangeListProps {
	readonly title: string;
	readonly changes: PageComparison['worse'];
}

const maxPlaces = 3;

/** Findings that appeared or disappeared, with the first places of each. */
function ChangeList({ changes, title }: ChangeListProps) {
	if (changes.length === 0) return null;
	return (
		<>
			<h3>{title}</h3>
			<ul>
				{changes.map(({ count, places, rule }) => (
					<li key={rule.rule_name} data-rule={rule.rule_name}>
						<span dir="auto">{rule.message}</span> {count > 1 && <small>× {count}</small>}
						{places
							.filter((place) => place !== rule.message)
							.slice(0, maxPlaces)
							.map((place) => (
								<small key={place} class="row-address" dir="auto">
									{place}
								</small>
							))}
					</li>
				))}
			</ul>
		</>
	);
}

interface ChangesProps {
	/** An earlier state of the page, or a different page. */
	readonly before: KeptAudit;
	readonly now: KeptAudit;
	readonly isOtherPage?: boolean;
}

/** The facts that differ, then the findings. */
export function Changes({ before, now, isOtherPage = false }: ChangesProps) {
	const { locale, phrase } = useLanguage();
	const texts = useComparisonTexts();
	const comparison = compareKept(before, now);
	if (!comparison) return null;
	const { firstSeen, fixed, isSameSettings, worse } = comparison;
	const counts = isSameSettings ? countsOf([before, now], locale) : texts.otherSettings;
	const titles = isOtherPage
		? [texts.onlyHere, texts.onlyHere, texts.onlyThere]
		: [phrase('got_worse'), phrase('first_seen'), phrase('got_fixed')];
	const lists = isOtherPage ? [[...worse, ...firstSeen], [], fixed] : [worse, firstSeen, fixed];
	return (
		<>
			<FactChanges {...{ before, now, isOtherPage }} />
			<h3>{texts.findings}</h3>
			{counts !== '' && <p>{counts}</p>}
			{lists.map((changes, index) => (
				<ChangeList key={index} title={titles[index] ?? ''} changes={changes} />
			))}
			{lists.every((changes) => changes.length === 0) && (
				<p>{isOtherPage ? texts.sameFindings : texts.nothing}</p>
			)}
		</>
	);
}

/** The counts of findings in each audit; empty if one was stored without. */
function countsOf(audits: readonly KeptAudit[], locale: string): string {
	const known = audits.flatMap(({ counts }) => (counts ? [countParts({ counts, locale })] : []));
	const lines = known.map((parts) => parts.map(({ text }) => text).join(' · '));
	return lines.length === audits.length ? lines.join(' → ') : '';
}
