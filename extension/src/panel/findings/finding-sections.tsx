import type { Report, ReportedRule } from '@plumbline/core';
import { useLanguage } from '../language.ts';
import { type AudienceFilter, isFor } from './audience.ts';
import { Finding } from './finding.tsx';
import { Fold } from './fold.tsx';
import { RuleTitles } from './rule-titles.tsx';
import { sectionsOf } from './sections.ts';

interface FindingSectionsProps {
	readonly report: Report;
	readonly audience: AudienceFilter;
}

/** Sections of findings: serious ones are open, the rest is collapsed with its count. */
export function FindingSections({ report, audience }: FindingSectionsProps) {
	const { texts } = useLanguage();
	const all = sectionsOf(report);
	const wanted = (rules: readonly ReportedRule[]) => rules.filter((rule) => isFor(rule, audience));
	const mustFix = wanted(all.mustFix);
	const worthFixing = wanted(all.worthFixing);
	const notes = wanted(all.notes);
	const information = wanted(all.information);
	const isEmpty = mustFix.length + worthFixing.length + notes.length === 0;
	const [first] = [...mustFix, ...worthFixing];
	return (
		<>
			{isEmpty && <p class="nothing">{texts.findings.nothing}</p>}
			<OpenSection title={texts.mustFix} findings={mustFix} first={first} />
			<OpenSection title={texts.worthFixing} findings={worthFixing} first={first} />
			<div class="folds">
				<Fold title={texts.notes} count={notes.length}>
					<FindingList findings={notes} />
				</Fold>
				<Fold title={texts.information} count={information.length}>
					<FindingList findings={information} />
				</Fold>
				<Fold title={texts.notCheckable} count={all.notChecked.length}>
					<RuleTitles rules={all.notChecked} />
				</Fold>
				<Fold title={texts.right} count={all.passed.length}>
					<RuleTitles rules={all.passed} />
				</Fold>
			</div>
		</>
	);
}

interface FindingListProps {
	readonly findings: readonly ReportedRule[];
	/** The finding to start with, which is open. */
	readonly first?: ReportedRule | undefined;
}

function OpenSection({ title, ...list }: FindingListProps & { readonly title: string }) {
	if (list.findings.length === 0) return null;
	return (
		<section>
			<h2>{title}</h2>
			<FindingList {...list} />
		</section>
	);
}

function FindingList({ findings, first }: FindingListProps) {
	return findings.map((finding) => (
		<Finding key={finding.name} finding={finding} isOpen={finding === first} />
	));
}
