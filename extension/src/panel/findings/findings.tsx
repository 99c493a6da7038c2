import type { Report, ReportedRule } from '@plumbline/core';
import { useLanguage } from '../language.ts';
import { Finding } from './finding.tsx';
import { Fold } from './fold.tsx';
import { RuleTitles } from './rule-titles.tsx';
import { sectionsOf } from './sections.ts';

/** What hurts stands open, the rest is folded with its count. */
export function Findings({ report }: { readonly report: Report }) {
	const { texts } = useLanguage();
	const sections = sectionsOf(report);
	const [first] = [...sections.mustFix, ...sections.worthFixing];
	return (
		<>
			<OpenSection title={texts.mustFix} findings={sections.mustFix} first={first} />
			<OpenSection title={texts.worthFixing} findings={sections.worthFixing} first={first} />
			<div class="folds">
				<Fold title={texts.notes} count={sections.notes.length}>
					<FindingList findings={sections.notes} />
				</Fold>
				<Fold title={texts.information} count={sections.information.length}>
					<FindingList findings={sections.information} />
				</Fold>
				<Fold title={texts.notCheckable} count={sections.notChecked.length}>
					<RuleTitles rules={sections.notChecked} />
				</Fold>
				<Fold title={texts.right} count={sections.passed.length}>
					<RuleTitles rules={sections.passed} />
				</Fold>
			</div>
		</>
	);
}

interface FindingListProps {
	readonly findings: readonly ReportedRule[];
	/** The one to begin with, which stands open. */
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
