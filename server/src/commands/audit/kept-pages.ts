import type { AuditedPage, Report, ReportedRule } from '@plumbline/core';

/** The part of a result that differs from page to page. */
type Found = Pick<ReportedRule, 'headline' | 'measured' | 'occurrences' | 'occurrenceCount'>;

interface Packed extends Omit<Report, 'rules' | 'findings' | 'information'> {
	/** The number of a shared rule, with what it found here if that is something. */
	readonly rules: readonly (number | readonly [number, Partial<Found>])[];
	/** Places in the list of rules. */
	readonly findings: readonly number[];
	readonly information: readonly number[];
}

/**
 * Keeps the pages of a run as bytes, because ten thousand reports fill hundreds of megabytes. Their
 * `report` is made anew whenever a different page was read before.
 */
export function createKeptPages(): (page: AuditedPage) => AuditedPage {
	const shared: ReportedRule[] = [];
	const numbers = new Map<string, number>();
	let newest: { readonly bytes: Buffer; readonly report: Report } | null = null;

	function numberOf(rule: ReportedRule): number {
		const { ignoredCount, ignoredInPageCount, isIgnored, isListed, isSuperseded, name } = rule;
		const { reason, severity, status } = rule;
		const verdict = [name, status, severity, reason, isSuperseded, isIgnored, isListed];
		const key = [...verdict, ignoredCount, ignoredInPageCount].join();
		const known = numbers.get(key);
		if (known !== undefined) return known;
		numbers.set(key, shared.length);
		return shared.push({ ...rule, ...nothingFound(rule) }) - 1;
	}

	function packRule(rule: ReportedRule): Packed['rules'][number] {
		const number = numberOf(rule);
		const { headline, measured, occurrenceCount, occurrences } = rule;
		const found: Partial<Found> = {
			...(headline !== rule.title && { headline }),
			...(Object.keys(measured).length > 0 && { measured }),
			...(occurrences.length > 0 && { occurrences }),
			...(occurrenceCount > 0 && { occurrenceCount }),
		};
		return Object.keys(found).length === 0 ? number : [number, found];
	}

	function unpackRule(packed: Packed['rules'][number]): ReportedRule {
		// Each number was given by `numberOf`.
		if (typeof packed === 'number') return shared[packed]!;
		return { ...shared[packed[0]]!, ...packed[1] };
	}

	function pack({ findings, information, rules, ...rest }: Report): Buffer {
		const places = new Map(rules.map(({ name }, place) => [name, place]));
		const placesOf = (some: readonly ReportedRule[]) =>
			some.flatMap(({ name }) => places.get(name) ?? []);
		const packed: Packed = {
			...rest,
			rules: rules.map(packRule),
			findings: placesOf(findings),
			information: placesOf(information),
		};
		return Buffer.from(JSON.stringify(packed));
	}

	function unpack(bytes: Buffer): Report {
		// Written by `pack`.
		const { findings, information, ...packed }: Packed = JSON.parse(bytes.toString());
		const rules = packed.rules.map(unpackRule);
		const at = (places: readonly number[]) => places.map((place) => rules[place]!);
		return { ...packed, rules, findings: at(findings), information: at(information) };
	}

	return ({ report, subject }) => {
		const bytes = pack(report);
		return {
			subject,
			get report() {
				if (newest?.bytes !== bytes) newest = { bytes, report: unpack(bytes) };
				return newest.report;
			},
		};
	};
}

const nothingFound = ({ title }: ReportedRule): Found => ({
	headline: title,
	measured: {},
	occurrences: [],
	occurrenceCount: 0,
});
