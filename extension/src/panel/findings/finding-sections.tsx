import {
	type Audience,
	type Report,
	type ReportedRule,
	searchRows,
	type TableColumn,
} from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { explained } from '../../texts/explained.ts';
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
	/** Only findings with all of these words are listed. */
	readonly words: string;
}

/** Findings by severity, a line each; what is not a finding is collapsed with its count. */
export function FindingSections({ report, audience, words }: FindingSectionsProps) {
	const { texts } = useLanguage();
	const all = sectionsOf(report);
	const wanted = (rules: readonly ReportedRule[]) =>
		searchRows(rules, searched, words).filter((rule) => isFor(rule, audience));
	const mustFix = wanted(all.mustFix);
	const worthFixing = wanted(all.worthFixing);
	const notes = wanted(all.notes);
	const information = wanted(all.information);
	const isEmpty = mustFix.length + worthFixing.length + notes.length === 0;
	return (
		<>
			{isEmpty && <p class="nothing">{texts.findings.nothing}</p>}
			<OpenSection title={texts.mustFix} findings={mustFix} />
			<OpenSection title={texts.worthFixing} findings={worthFixing} />
			<OpenSection title={texts.notes} findings={notes} />
			<div class="folds">
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
}

function OpenSection({ findings, title }: FindingListProps & { readonly title: string }) {
	if (findings.length === 0) return null;
	return (
		<section class="findings">
			<h2>
				{title} <small>{findings.length}</small>
			</h2>
			<FindingList findings={findings} />
		</section>
	);
}

function FindingList({ findings }: FindingListProps) {
	return findings.map((finding) => <Finding key={finding.name} finding={finding} />);
}

/** The parts of a finding that the search looks through and a copy of the list contains. */
export const searched: readonly TableColumn<ReportedRule>[] = [
	{ id: 'severity', value: ({ severity }) => severity },
	{ id: 'finding', value: ({ headline }) => headline },
	{ id: 'times', value: ({ occurrenceCount }) => occurrenceCount },
	{ id: 'fix', value: (finding) => explained(finding).fix },
];

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
