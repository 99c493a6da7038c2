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
	return (
		<>
			<OpenSection title={texts.mustFix} findings={sections.mustFix} />
			<OpenSection title={texts.worthFixing} findings={sections.worthFixing} />
			<Fold title={texts.notes} count={sections.notes.length}>
				{sections.notes.map((finding) => (
					<Finding key={finding.name} finding={finding} />
				))}
			</Fold>
			<Fold title={texts.information} count={sections.information.length}>
				{sections.information.map((finding) => (
					<Finding key={finding.name} finding={finding} />
				))}
			</Fold>
			<Fold title={texts.notCheckable} count={sections.notChecked.length}>
				<RuleTitles rules={sections.notChecked} />
			</Fold>
			<Fold title={texts.right} count={sections.passed.length}>
				<RuleTitles rules={sections.passed} />
			</Fold>
		</>
	);
}

interface OpenSectionProps {
	readonly title: string;
	readonly findings: readonly ReportedRule[];
}

function OpenSection({ title, findings }: OpenSectionProps) {
	if (findings.length === 0) return null;
	return (
		<section>
			<h2>{title}</h2>
			{findings.map((finding) => (
				<Finding key={finding.name} finding={finding} />
			))}
		</section>
	);
}
