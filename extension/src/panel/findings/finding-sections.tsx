import type { Audience, Report, ReportedRule } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { Disclosure } from './disclosure.tsx';
import { Finding } from './finding.tsx';

export type AudienceFilter = 'all' | Audience;

export const audienceFilters: readonly AudienceFilter[] = [
	'all',
	'writer',
	'seo',
	'developer',
	'owner',
];

export const isFor = ({ audience }: ReportedRule, wanted: AudienceFilter) =>
	wanted === 'all' || audience === wanted;

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
				<Disclosure title={texts.notes} count={notes.length}>
					<FindingList findings={notes} />
				</Disclosure>
				<Disclosure title={texts.information} count={information.length}>
					<FindingList findings={information} />
				</Disclosure>
				<Disclosure title={texts.notCheckable} count={all.notChecked.length}>
					<RuleTitles rules={all.notChecked} />
				</Disclosure>
				<Disclosure title={texts.right} count={all.passed.length}>
					<RuleTitles rules={all.passed} />
				</Disclosure>
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

/** Rules by title, with the reason for those that could not be checked. */
function RuleTitles({ rules }: { readonly rules: readonly ReportedRule[] }) {
	const { reason: reasonText } = useLanguage();
	return (
		<ul class="titles">
			{rules.map(({ name, title, reason }) => (
				<li key={name}>
					{title}
					{reason !== null && <small> · {reasonText(reason)}</small>}
				</li>
			))}
		</ul>
	);
}

interface Sections {
	readonly mustFix: readonly ReportedRule[];
	readonly worthFixing: readonly ReportedRule[];
	readonly notes: readonly ReportedRule[];
	readonly information: readonly ReportedRule[];
	readonly notChecked: readonly ReportedRule[];
	readonly passed: readonly ReportedRule[];
}

/** The parts of a report in reading order. */
function sectionsOf({ findings, information, rules }: Report): Sections {
	return {
		mustFix: findings.filter(({ severity }) => severity === 'blocker' || severity === 'error'),
		worthFixing: findings.filter(({ severity }) => severity === 'warning'),
		notes: findings.filter(({ severity }) => severity === 'note'),
		information,
		notChecked: rules.filter(({ status }) => status === 'not_checked'),
		passed: rules.filter(({ status }) => status === 'passed'),
	};
}
