export const devices = ['desktop', 'mobile', 'tablet'] as const;

export type Device = (typeof devices)[number];

/** The facts that search engines tell about the person who searched. */
export const splitDimensions = ['country', 'device'] as const;

export type SplitDimension = (typeof splitDimensions)[number];

export const subjects = ['folder', 'page', 'query', 'brand', ...splitDimensions] as const;

/**
 * A condition looks at the path or the URL of a page, at a query, or at the country or the device of
 * the person who searched.
 */
export type Subject = (typeof subjects)[number];

export interface Condition {
	readonly subject: Subject;
	/** Leaves out what fits. */
	readonly isExcluded: boolean;
	/** A regular expression, and not a part of the text. */
	readonly isPattern: boolean;
	/** Empty for the brand. */
	readonly value: string;
}

/** A part of the pages and queries of a site: those that fit all conditions. */
export type Segment = readonly Condition[];

/** Why a text is not a condition. */
export type SegmentFault =
	| 'unknown'
	| 'empty'
	| 'too_long'
	| 'too_many'
	| 'no_folder'
	| 'no_pattern'
	| 'no_country'
	| 'no_device';

export interface FaultyCondition {
	readonly fault: SegmentFault;
	readonly text: string;
}

export const longestValue = 200;
export const mostConditions = 10;
const longestText = 4000;

/**
 * Reads conditions such as `folder:/blog/ -query:"gold ring" page~^https brand` from a text that
 * anybody may have typed, and leaves out those that are not one.
 */
export function readSegment(text: string | null): {
	readonly segment: Segment;
	readonly faults: readonly FaultyCondition[];
} {
	const written = (text ?? '').slice(0, longestText).match(/-?[a-z]+[:~]"(?:[^"]|"")*"|\S+/g) ?? [];
	const segment: Condition[] = [];
	const faults: FaultyCondition[] = [];
	for (const text of written) {
		const condition = segment.length < mostConditions ? readCondition(text) : 'too_many';
		if (typeof condition === 'string') faults.push({ fault: condition, text });
		else segment.push(condition);
	}
	return { segment, faults };
}

/** Null for a whole site. */
export function writeSegment(segment: Segment): string | null {
	return segment.length === 0 ? null : segment.map(writeCondition).join(' ');
}

export function writeCondition({ isExcluded, isPattern, subject, value }: Condition): string {
	const sign = isExcluded ? '-' : '';
	if (subject === 'brand') return `${sign}brand`;
	const isPlain = /^[^\s"]\S*$/.test(value);
	const quoted = isPlain ? value : `"${value.replaceAll('"', '""')}"`;
	return `${sign}${subject}${isPattern ? '~' : ':'}${quoted}`;
}

/** Why nothing can be looked for; null if it can. */
export function conditionFault({ isPattern, subject, value }: Condition): SegmentFault | null {
	if (subject === 'brand') return null;
	if (value === '') return 'empty';
	if (value.length > longestValue) return 'too_long';
	if (subject === 'folder') return /^\/[^?#]*$/.test(value) ? null : 'no_folder';
	if (subject === 'country') return regionOf(value) === null ? 'no_country' : null;
	if (subject === 'device') return isDevice(value.toLowerCase()) ? null : 'no_device';
	return isPattern && !mayBePattern(value) ? 'no_pattern' : null;
}

/** Without what RE2 leaves out: looking around and references. The server’s RE2 has the last word. */
function mayBePattern(text: string): boolean {
	if (/\(\?<?[=!]|\\[1-9]/.test(text)) return false;
	try {
		new RegExp(text.replace(/^\(\?i\)/, ''));
		return true;
	} catch {
		// Only a syntax error is thrown.
		return false;
	}
}

function readCondition(text: string): Condition | SegmentFault {
	const parts = /^(-?)([a-z]+)(?:([:~])(.*))?$/s.exec(text);
	const subject = subjects.find((name) => name === parts?.[2]);
	const [, sign, , operator, given = ''] = parts ?? [];
	const isPattern = operator === '~';
	const isBrand = subject === 'brand';
	if (subject === undefined || isBrand !== (operator === undefined)) return 'unknown';
	if (isPattern && subject !== 'page' && subject !== 'query') return 'unknown';
	const isQuoted = /^".*"$/s.test(given) && given.length > 1;
	const typed = (isQuoted ? given.slice(1, -1).replaceAll('""', '"') : given).trim();
	const value = inOneForm(subject, typed);
	const condition = { subject, isExcluded: sign === '-', isPattern, value };
	return conditionFault(condition) ?? condition;
}

/** Countries and devices have one spelling each. */
function inOneForm(subject: Subject, value: string): string {
	if (subject === 'country') return regionOf(value) ?? value;
	return subject === 'device' ? value.toLowerCase() : value;
}

/** The code of a country in two letters: `gb` for UK too. Null for other texts. */
function regionOf(text: string): string | null {
	if (!/^[a-z]{2}$/i.test(text)) return null;
	return new Intl.Locale(`und-${text}`).region?.toLowerCase() ?? null;
}

const isDevice = (text: string) => devices.some((device) => device === text);

export const segmentBases = [
	'site',
	'pages',
	'queries',
	'page_queries',
	'split',
	'nothing',
] as const;

/** The kind of rows that the figures of a segment add up. */
export type SegmentBasis = (typeof segmentBases)[number];

/**
 * Totals of pages include the queries that the engine does not disclose; sums of queries do not.
 * Pages and queries have no figures by country or device. `list` names the rows of the answer
 * itself.
 */
export function basisOf(
	segment: Segment,
	list: { readonly pages: boolean; readonly queries: boolean },
): SegmentBasis {
	const pages = list.pages || segment.some(isOfPages);
	const queries = list.queries || segment.some(isOfQueries);
	if (segment.some(isOfSearcher)) return pages || queries ? 'nothing' : 'split';
	if (pages) return queries ? 'page_queries' : 'pages';
	return queries ? 'queries' : 'site';
}

export const isOfQueries = ({ subject }: Condition) => subject === 'query' || subject === 'brand';
export const isOfPages = ({ subject }: Condition) => subject === 'folder' || subject === 'page';
export const isOfSearcher = ({ subject }: Condition) => isDimension(subject);

/** The dimensions that figures need for these conditions. */
export const dimensionsOf = (segment: Segment): readonly SplitDimension[] =>
	splitDimensions.filter((dimension) => segment.some(({ subject }) => subject === dimension));

const isDimension = (subject: Subject) =>
	splitDimensions.some((dimension) => dimension === subject);
